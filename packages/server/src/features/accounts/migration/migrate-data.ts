import type { CallReply } from '@bee-jinx/contract';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { deletePlayer, findMerged, findPlayer, sessionsOf } from '../../identity/queries.ts';
import { isSuspended } from '../../identity/sanctions/is-suspended.ts';
import type { AccountsDeps, MergeSignal } from '../deps.ts';
import { inheritBadgeNumber, insertMerged } from './queries.ts';

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
  return collections.length > 0 && postHogId !== undefined
    ? { hasData: true, postHogId }
    : { hasData: false };
}

/** Collections with nothing to move are left out. */
async function countMergedRows(
  sql: Reader,
  mergeSteps: AccountsDeps['mergeSteps'],
  from: string,
  to: string,
) {
  const collections = [];
  for (const { collection, count } of mergeSteps) {
    const counts = await count(sql, from, to);
    if (counts.moves > 0) collections.push({ collection, ...counts });
  }
  return collections;
}

type Collections = CallReply<'migrateData'>['collections'];

interface Moved {
  collections: Collections;
  signals: MergeSignal[];
  /** Sessions whose streams are closed after the commit. */
  ended: string[];
}

/** Bounds the retries when the player keeps joining hives meanwhile. */
const maxTries = 10;

/**
 * Merges the anonymous player into the account and deletes them; their id stays as an alias. Only the session whose
 * sign-in proved both players may ask. A repeated call gets the first reply.
 */
export async function migrateData(
  deps: AccountsDeps,
  caller: Caller,
  anonymousId: string,
): Promise<CallReply<'migrateData'>> {
  const { db, clock, live, mergeSteps } = deps;
  const both = [anonymousId, caller.playerId] as const;
  const keysOf = async (sql: Reader) => {
    const keys = both.map((id) => `player:${id}`);
    for (const { keys: more } of mergeSteps) keys.push(...((await more?.(sql, ...both)) ?? []));
    return keys;
  };
  const move = async (sql: Writer, keys: ReadonlySet<string>): Promise<Moved | undefined> => {
    // Rows that need another lock key have been added since: retry with that key.
    if (!new Set(await keysOf(sql)).isSubsetOf(keys)) return undefined;
    const merged = await findMerged(sql, anonymousId);
    if (merged) {
      if (merged.player_id !== caller.playerId) throw new Refusal('already_migrated');
      return { collections: JSON.parse(merged.collections) as Collections, signals: [], ended: [] };
    }
    const left = await findPreviousPlayer(sql, caller);
    if (left?.id !== anonymousId) {
      throw new Refusal('forbidden', { message: 'Those games are from another browser.' });
    }
    const collections = await countMergedRows(sql, mergeSteps, ...both);
    const signals: MergeSignal[] = [];
    for (const { move } of mergeSteps) signals.push(...(await move(sql, ...both)));
    const ended = (await sessionsOf(sql, anonymousId)).map((session) => session.token_hash);
    const me = await findPlayer(sql, caller.playerId);
    if (!me) throw new Refusal('not_signed_in');
    await deletePlayer(sql, anonymousId);
    const { id, version } = await inheritBadgeNumber(sql, me, left.badge_number);
    await insertMerged(sql, {
      merged_id: anonymousId,
      player_id: caller.playerId,
      merged_at: clock.now(),
      collections: JSON.stringify(collections),
    });
    return { collections, signals: [...signals, { topic: 'player' as const, id, version }], ended };
  };
  // Excludes all other writes of both players: what was acknowledged before is moved, what comes later is refused.
  const alone = { alone: both };
  let moved: Moved | undefined;
  for (let left = maxTries; left > 0 && !moved; left -= 1) {
    const keys = new Set(await keysOf(db.read));
    moved = await db.transaction([...keys], (sql) => move(sql, keys), alone);
  }
  if (!moved) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
  const { collections, signals, ended } = moved;
  const me = await findPlayer(db.read, caller.playerId);
  if (me && isSuspended(me, clock.now())) deps.onSuspensionInherited(me.id);
  for (const sessionId of ended) live.closeSessionStreams(sessionId);
  for (const { to = [caller.playerId], ...signal } of signals) live.sendSignal(to, signal);
  return { migratedCollections: collections.map(({ collection }) => collection), collections };
}
