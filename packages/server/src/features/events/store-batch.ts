import { analyticsEvent } from '@bee-jinx/contract';
import { dayMs } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BufferedEvent } from './buffer/event-buffer.ts';
import { insertEvents, resolvePlayerIds } from './queries.ts';
import {
  addToSums,
  insertPlayerDays,
  insertPlayers,
  loadRollUpState,
  saveGames,
} from './sums/queries.ts';
import { rollUp } from './sums/roll-up.ts';

/** The row for the store, or why the event can't be stored. */
export function parseBufferedEvent(waiting: BufferedEvent): Tables['events'] | { fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(waiting.event);
  } catch {
    return { fault: 'It is no JSON.' };
  }
  const parsed = analyticsEvent.safeParse(json);
  if (!parsed.success) {
    const where = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
    return { fault: `It doesn’t fit the contract: ${where}.` };
  }
  const event = parsed.data;
  if (waiting.playerId === '') return { fault: 'It names no player.' };
  return {
    player_id: waiting.playerId,
    idempotency_key: event.idempotencyKey,
    event_type: event.eventType,
    session_id: event.sessionId,
    puzzle_number: event.puzzleNumber ?? null,
    occurred_at: clampTime(Date.parse(event.timestamp), waiting.acceptedAt),
    accepted_at: waiting.acceptedAt,
    data: JSON.stringify(event.eventData),
  };
}

/** Clamps the client's time to the last day, because its clock may be wrong. */
const clampTime = (clientTime: number, acceptedAt: number) =>
  Math.min(acceptedAt, Math.max(clientTime, acceptedAt - dayMs));

/** Why an event of its own can't be stored, by the database's error. Rethrows errors that aren't about the event. */
export function faultOfRefusal(error: unknown): string {
  if (error instanceof Refusal || isDatabaseUnavailable(error)) throw error;
  return `The database refuses it (${String((error as { code?: unknown }).code)}).`;
}

export interface StoreResult {
  stored: number;
  duplicates: number;
  gone: number;
}

/** Stores and counts in one transaction under one lock, so that every stored event is counted once. */
export async function storeBatch(sql: Writer, rows: readonly Tables['events'][]) {
  const players = await resolvePlayerIds(
    sql,
    rows.map((row) => row.player_id),
  );
  const owned = rows.flatMap((row) => {
    const player_id = players.get(row.player_id);
    return player_id === undefined ? [] : [{ ...row, player_id }];
  });
  const fresh = await insertEvents(sql, owned);
  if (fresh.length > 0) {
    const {
      sums,
      players: newPlayers,
      days,
      games,
    } = rollUp(fresh, await loadRollUpState(sql, fresh));
    await insertPlayers(sql, newPlayers);
    await insertPlayerDays(sql, days);
    await saveGames(sql, games);
    await addToSums(sql, sums);
  }
  return {
    stored: fresh.length,
    duplicates: owned.length - fresh.length,
    gone: rows.length - owned.length,
  };
}
