import type { CallReply } from '@bee-jinx/contract';
import { dayMs } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { generateFriendCode } from '../../identity/create-newcomer.ts';
import { findReturningPlayer } from '../../identity/manage-sessions.ts';
import {
  clearPreviousPlayer,
  findPlayer,
  insertPlayer,
  isFriendCodeTaken,
  type PlayerRow,
  sessionsOf,
  setReturnPlayer,
} from '../../identity/queries.ts';
import type { AccountsDeps, MergeSignal } from '../deps.ts';
import { countMergedRows } from './count-merged-rows.ts';
import { transactionOfBoth } from './merge-transaction.ts';
import {
  deleteExpiredUndoableMerges,
  deleteMerged,
  deleteUndoableMerge,
  findUndoableMerge,
  otherUndoableMerges,
  returnBadgeNumber,
  undoableMergesOf,
  updateMemos,
} from './queries.ts';

/** For how long a merge can be undone. */
export const undoableMs = dayMs;

/** Merges that the account can still undo, the newest first. */
export async function readBroughtAlong(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  playerId: string,
) {
  const now = clock.now();
  const merges = await undoableMergesOf(db.read, playerId);
  return merges
    .filter(({ expires_at }) => expires_at > now)
    .map((merge) => ({
      postHogId: merge.merged_id,
      displayName: (JSON.parse(merge.merged_player) as PlayerRow).display_name,
      mergedAt: formatIsoTime(merge.merged_at),
      undoableUntil: formatIsoTime(merge.expires_at),
      collections: JSON.parse(merge.collections),
    }));
}

/**
 * The anonymous player is there again with what they brought along, as far as nobody has touched it since. The account
 * stays signed in; the browser that merged becomes the anonymous player again when it signs out.
 */
export async function undoMigration(
  deps: AccountsDeps,
  caller: Caller,
  anonymousId: string,
): Promise<CallReply<'undoMigration'>> {
  const { db, clock, live, mergeSteps } = deps;
  // Before anything is locked, since the caller may name anybody.
  const merges = await undoableMergesOf(db.read, caller.playerId);
  if (!merges.some(({ merged_id }) => merged_id === anonymousId)) throw nothingToUndo();
  const undone = await transactionOfBoth(deps, [caller.playerId, anonymousId], async (sql) => {
    const merge = await findUndoableMerge(sql, anonymousId);
    const me = await findPlayer(sql, caller.playerId);
    if (!me || merge?.player_id !== me.id || merge.expires_at <= clock.now()) {
      throw nothingToUndo();
    }
    const returningSession = await findReturningSession(sql, deps, merge, caller);
    await deleteUndoableMerge(sql, anonymousId);
    await deleteMerged(sql, anonymousId);
    const guest: PlayerRow = JSON.parse(merge.merged_player);
    const version = await returnBadgeNumber(sql, me, guest.badge_number);
    await restorePlayer(sql, guest);
    const memos = parseMemos(merge);
    const others = (await otherUndoableMerges(sql, merge)).map((other) => ({
      ...other,
      parsed: parseMemos(other),
    }));
    const signals: MergeSignal[] = [{ topic: 'player', id: me.id, version, isReset: true }];
    const collections = [];
    const groupIds: string[] = [];
    // Against the order of the merge: a friendship across a block comes back only once the block is gone.
    for (const { collection, undo } of mergeSteps.toReversed()) {
      if (!(collection in memos)) continue;
      const met = others.flatMap(({ parsed }) =>
        collection in parsed ? [parsed[collection]] : [],
      );
      const step = await undo(sql, memos[collection], anonymousId, me.id, met);
      const { returned = 0, stayed = 0 } = step;
      signals.push(...step.signals);
      groupIds.push(...(step.groupIds ?? []));
      if (returned + stayed > 0) collections.unshift({ collection, returned, stayed });
    }
    for (const { merged_id, parsed, memos: before } of others) {
      const after = JSON.stringify(parsed);
      if (after !== before) await updateMemos(sql, merged_id, after);
    }
    await clearPreviousPlayer(sql, anonymousId);
    // Once more, for a session that a sign-in has carried the claim over to while this waited for the one before.
    await clearPreviousPlayer(sql, anonymousId);
    await setReturnPlayer(sql, returningSession, anonymousId);
    const returnsHere = returningSession === caller.sessionId;
    return { displayName: guest.display_name, returnsHere, collections, signals, groupIds };
  });
  const { signals, groupIds, ...reply } = undone;
  for (const { to = [caller.playerId], ...signal } of signals) live.sendSignal(to, signal);
  for (const groupId of groupIds) await deps.onMembersLeft(groupId);
  return reply;
}

const nothingToUndo = () =>
  new Refusal('not_found', { message: 'There is nothing to undo any more.' });

const parseMemos = ({ memos }: { memos: string }): Record<string, unknown> => JSON.parse(memos);

export async function purgeUndoableMerges({ db, clock }: Pick<AccountsDeps, 'db' | 'clock'>) {
  await db.transaction([], (sql) => deleteExpiredUndoableMerges(sql, clock.now()));
}

/** Their sessions have ended, and what held for them before the merge holds again. A sanction stays with the account. */
async function restorePlayer(sql: Writer, guest: PlayerRow): Promise<void> {
  const isTaken = await isFriendCodeTaken(sql, guest.friend_code);
  await insertPlayer(sql, {
    ...guest,
    friend_code: isTaken ? await generateFriendCode(sql) : guest.friend_code,
    suspended_until: null,
    version: guest.version + 1,
  });
}

/**
 * The browser that merged, if it is still signed in; else the one that asks. Neither may have another guest to become, who
 * has played: nobody could get in as them any more.
 */
async function findReturningSession(
  sql: Reader,
  { mergeSteps }: Pick<AccountsDeps, 'mergeSteps'>,
  { session_hash }: { session_hash: string },
  { playerId, sessionId }: Caller,
): Promise<string> {
  const sessions = await sessionsOf(sql, playerId);
  for (const candidate of [session_hash, sessionId]) {
    const session = sessions.find(({ token_hash }) => token_hash === candidate);
    const guest = session && (await findReturningPlayer(sql, session));
    const kept = guest ? await countMergedRows(sql, mergeSteps, guest.id, playerId) : [];
    if (session && kept.length === 0) return candidate;
  }
  throw new Refusal('not_yet', {
    message:
      'This browser goes on as another anonymous player already. Undo this on another device.',
  });
}
