import type { CallReply, CallRequest, PuzzlePlayedTwice } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { deletePlayer, findMerged, findPlayer, sessionsOf } from '../../identity/queries.ts';
import { isSuspended } from '../../identity/sanctions/is-suspended.ts';
import { lockCallerSession } from '../../identity/start-session.ts';
import type { AccountsDeps, MergeSignal } from '../deps.ts';
import { countMergedRows } from './count-merged-rows.ts';
import { transactionOfBoth } from './merge-transaction.ts';
import { inheritBadgeNumber, insertMerged, insertUndoableMerge } from './queries.ts';
import { undoableMs } from './undo-migration.ts';

/** The anonymous player from whose session the caller signed in, unless they have been merged already. */
async function findPreviousPlayer(sql: Reader, { leftPlayerId, playerId }: Caller) {
  if (leftPlayerId === undefined || leftPlayerId === playerId) return undefined;
  const [me, left] = [await findPlayer(sql, playerId), await findPlayer(sql, leftPlayerId)];
  return me?.kind === 'account' && left?.kind === 'anonymous' ? left : undefined;
}

export async function previewMigration(
  { db, mergeSteps }: AccountsDeps,
  caller: Caller,
): Promise<CallReply<'previewMigration'>> {
  const left = await findPreviousPlayer(db.read, caller);
  if (!left) return { collections: [] };
  return {
    postHogId: left.id,
    displayName: left.display_name,
    collections: await countMergedRows(db.read, mergeSteps, left.id, caller.playerId),
  };
}

export async function checkOrphanedData(
  deps: AccountsDeps,
  caller: Caller,
): Promise<CallReply<'checkOrphanedData'>> {
  const { postHogId, collections } = await previewMigration(deps, caller);
  if (collections.length === 0 || postHogId === undefined) return { hasData: false };
  const conflicts: PuzzlePlayedTwice[] = [];
  for (const step of deps.mergeSteps) {
    conflicts.push(...((await step.conflicts?.(deps.db.read, postHogId, caller.playerId)) ?? []));
  }
  return { hasData: true, postHogId, ...(conflicts.length > 0 && { conflicts }) };
}

/** Refused if another account has them. */
async function findOwnMerge(sql: Reader, { playerId }: Caller, anonymousId: string) {
  const merged = await findMerged(sql, anonymousId);
  if (merged && merged.player_id !== playerId) throw new Refusal('already_migrated');
  return merged;
}

const fromElsewhere = () =>
  new Refusal('forbidden', { message: 'Those games are from another browser.' });

type Collections = CallReply<'migrateData'>['collections'];

/**
 * Merges the anonymous player into the account and deletes them; their id stays as an alias, and for a day what it takes
 * to undo it. Only the session whose
 * sign-in proved both players may ask. A repeated call gets the first reply.
 */
export async function migrateData(
  deps: AccountsDeps,
  caller: Caller,
  { postHogId: anonymousId, keep = [] }: CallRequest<'migrateData'>['body'],
): Promise<CallReply<'migrateData'>> {
  const { db, clock, live, mergeSteps } = deps;
  const both = [anonymousId, caller.playerId] as const;
  const choices = { keep: new Map(keep.map(({ puzzleNumber, from }) => [puzzleNumber, from])) };
  // Before anything is locked, since the caller may name anybody.
  const isClaimed = caller.leftPlayerId === anonymousId;
  if (!isClaimed && !(await findOwnMerge(db.read, caller, anonymousId))) throw fromElsewhere();
  const moved = await transactionOfBoth(deps, both, async (sql) => {
    const merged = await findOwnMerge(sql, caller, anonymousId);
    if (merged) {
      const collections = JSON.parse(merged.collections) as Collections;
      return { collections, mergedAt: merged.merged_at, signals: [], ended: [] };
    }
    const here = await lockCallerSession(sql, caller);
    const left = here && (await findPreviousPlayer(sql, here));
    if (left?.id !== anonymousId) throw fromElsewhere();
    const collections = await countMergedRows(sql, mergeSteps, ...both);
    const signals: MergeSignal[] = [];
    const memos: Record<string, unknown> = {};
    for (const { collection, move } of mergeSteps) {
      const step = await move(sql, ...both, choices);
      signals.push(...step.signals);
      memos[collection] = step.memo;
    }
    const ended = (await sessionsOf(sql, anonymousId)).map((session) => session.token_hash);
    const me = await findPlayer(sql, caller.playerId);
    if (!me) throw new Refusal('not_signed_in');
    await deletePlayer(sql, anonymousId);
    const { id, version } = await inheritBadgeNumber(sql, me, left.badge_number);
    const mergedAt = clock.now();
    const row = {
      merged_id: anonymousId,
      player_id: id,
      merged_at: mergedAt,
      collections: JSON.stringify(collections),
    };
    await insertMerged(sql, row);
    await insertUndoableMerge(sql, {
      ...row,
      session_hash: caller.sessionId,
      expires_at: mergedAt + undoableMs,
      merged_player: JSON.stringify(left),
      memos: JSON.stringify(memos),
    });
    signals.push({ topic: 'player', id, version });
    return { collections, mergedAt, signals, ended };
  });
  const { collections, mergedAt, signals, ended } = moved;
  const me = await findPlayer(db.read, caller.playerId);
  if (me && isSuspended(me, clock.now())) deps.onSuspensionInherited(me.id);
  for (const sessionId of ended) live.closeSessionStreams(sessionId);
  for (const { to = [caller.playerId], ...signal } of signals) live.sendSignal(to, signal);
  return {
    migratedCollections: collections.map(({ collection }) => collection),
    collections,
    undoableUntil: formatIsoTime(mergedAt + undoableMs),
  };
}
