import { type Dance, isDanceOver, lapse, type Seat } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import {
  audienceOf,
  type DanceStep,
  inboxKeys,
  signalDance,
  writeNotifications,
} from './dance-notifications.ts';
import { danceFromRow } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import type { SeatedDance } from './present-dance.ts';
import { findDance, type NamedDanceRow } from './queries.ts';
import { saveDance, saveStepIfUnchanged } from './save-dance.ts';
import { seatOf } from './seats.ts';

type Ruling = { ok: true; game: Dance } | { ok: false; refusal: RefusalCode; waitMs?: number };
type RefusalCode = ConstructorParameters<typeof Refusal>[0];

export interface DanceChange extends DanceStep {
  before: Dance;
  ruling: Ruling;
  /** What was written to inboxes with it. */
  inboxes: ChangedInbox[];
}

/**
 * How every command of a player runs: the game read, its time settled, the rule applied, what came of it
 * saved if nobody was faster, together with who is told of it; then signals; then the answer.
 */
export async function changeDance(
  deps: DanceDeps,
  playerId: string,
  gameId: string,
  rule: (game: Dance, seat: Seat, row: NamedDanceRow, now: number) => Ruling,
  tell: { opponent: boolean } = { opponent: true },
): Promise<SeatedDance> {
  const seatIn = (row: NamedDanceRow): Seat => {
    const seat = seatOf(row, playerId);
    if (seat === null) throw new Refusal('not_your_game');
    return seat;
  };
  const change = await applyDanceChange(
    deps,
    gameId,
    (game, row, now) => rule(game, seatIn(row), row, now),
    { playerId, isQuiet: !tell.opponent },
  );
  signalDance(deps, change, change.inboxes);
  if (!change.ruling.ok) throw toRefusal(change);
  return { row: change.row, seat: seatIn(change.row) };
}

/** Without a player nobody is told; and the screens hear nothing yet. */
export function applyDanceChange(
  deps: DanceDeps,
  gameId: string,
  rule: (game: Dance, row: NamedDanceRow, now: number) => Ruling,
  by?: { playerId: string; isQuiet: boolean },
): Promise<DanceChange> {
  const { db, clock, dances } = deps;
  const now = clock.now();
  const decideOn = (row: NamedDanceRow | undefined): DanceChange => {
    if (!row) throw new Refusal('not_your_game');
    const before = danceFromRow(row);
    // Time that has run out is saved also where the command itself is refused for it.
    const standing = lapse(before, now);
    const ruling = rule(standing, row, now);
    const game = ruling.ok ? ruling.game : standing;
    const actor = by ? seatOf(row, by.playerId) : null;
    return { row, before, game, ruling, actor, isQuiet: by?.isQuiet ?? false, inboxes: [] };
  };
  return dances.runExclusive(gameId, async () => {
    const change = decideOn(await dances.find(gameId));
    const { row, before, game } = change;
    if (game === before) return change;
    const { here, isSilent } = await audienceOf(deps, change);
    if (!isDanceOver(game)) {
      const step = async (sql: Writer): Promise<DanceChange | undefined> => {
        const saved = await saveStepIfUnchanged(sql, row, before, game, now);
        if (!saved || isSilent) return saved && { ...change, row: saved };
        return {
          ...change,
          row: saved,
          inboxes: await writeNotifications(sql, change, here, clock),
        };
      };
      const saved = await (isSilent ? db.statement(step) : db.transaction(inboxKeys(row), step));
      if (saved) return saved;
    }
    // It ends, and counts for both; or another server was faster. Then with a lock, and decided anew.
    return db.transaction([`dance:${gameId}`, ...inboxKeys(row)], async (sql) => {
      const change = decideOn(await findDance(sql, gameId));
      const { row, before, game } = change;
      if (game === before) return change;
      const saved = await saveDance(sql, row, before, game, now);
      return { ...change, row: saved, inboxes: await writeNotifications(sql, change, here, clock) };
    });
  });
}

/** With where the game stands, so that a screen which was behind knows. */
function toRefusal({ ruling, row, game }: DanceChange): Refusal {
  if (ruling.ok) throw new Error('There is nothing to refuse.');
  const details = { version: row.version, status: game.status, rounds: game.rounds.length };
  if (ruling.waitMs === undefined) return new Refusal(ruling.refusal, { details });
  const retryAfterSeconds = Math.ceil(ruling.waitMs / 1000);
  return new Refusal(ruling.refusal, {
    retryAfterSeconds,
    details: { ...details, retryAfterSeconds },
  });
}
