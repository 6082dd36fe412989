import type { Dance as Shown } from '@bee-jinx/contract';
import {
  type Dance,
  findSameWord,
  isDanceOver,
  lapse,
  otherSeat,
  type Seat,
  usedDanceWords,
} from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import {
  audienceOf,
  type DanceStep,
  inboxKeys,
  type Reveal,
  signalDance,
  writeNotifications,
} from './dance-notifications.ts';
import { danceFromRow, playerIdAt, seatOf, stepColumns } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';
import { findDance, type NamedDanceRow, updateDance, updateDanceIfUnchanged } from './queries.ts';
import { recordEndedDance } from './stats/record-ended-dance.ts';

/** One try at a command: without a lock, or in a transaction that has locked the game. */
export interface Attempt {
  gameId: string;
  now: number;
  locked?: LockedAttempt;
}

interface LockedAttempt {
  sql: Writer;
  /** Who is looking, where an attempt without a lock has asked already. */
  here?: ReadonlySet<string>;
}

/** What the second try needs to know of the first: the keys of its transaction, and who is looking. */
interface LockNeeded {
  lockKeys: string[];
  here: ReadonlySet<string>;
}

interface CurrentDance {
  row: NamedDanceRow;
  before: Dance;
  /** After `lapse`: a game whose deadline has passed is over. */
  game: Dance;
}

type Ruling = { ok: true; game: Dance } | { ok: false; refusal: RefusalCode; waitMs?: number };
type RefusalCode = ConstructorParameters<typeof Refusal>[0];

interface DanceChange extends DanceStep {
  ruling: Ruling;
  /** What was written to inboxes with it. */
  inboxes: ChangedInbox[];
}

/**
 * Reads, rules and saves. The embedded database has one writer, so it does this in a transaction at once, and both words
 * of a round can share a commit. On PostgreSQL the first attempt is optimistic; where the game ends or its version no
 * longer holds, a second one runs under a lock.
 */
export function attemptChange(
  { db, clock, dances }: DanceDeps,
  gameId: string,
  attempt: (attempt: Attempt) => Promise<DanceChange | LockNeeded>,
): Promise<DanceChange> {
  const now = clock.now();
  const attemptLocked = (keys: string[], here?: ReadonlySet<string>) =>
    db.transaction(keys, async (sql) => {
      const change = await attempt({ gameId, now, locked: { sql, ...(here && { here }) } });
      if ('lockKeys' in change) throw new Error('A dance was not saved under its lock.');
      return change;
    });
  if (db.kind === 'sqlite') return attemptLocked([]);
  return dances.runExclusive(gameId, async () => {
    const first = await attempt({ gameId, now });
    return 'lockKeys' in first ? attemptLocked(first.lockKeys, first.here) : first;
  });
}

export async function readCurrentDance(deps: DanceDeps, attempt: Attempt): Promise<CurrentDance> {
  const { gameId, now, locked } = attempt;
  const row = await (locked ? findDance(locked.sql, gameId) : deps.dances.find(gameId));
  if (!row) throw new Refusal('not_your_game');
  const before = danceFromRow(row);
  return { row, before, game: lapse(before, now) };
}

export async function readSeatedDance(
  deps: DanceDeps,
  attempt: Attempt,
  playerId: string,
): Promise<CurrentDance & { seat: Seat }> {
  const current = await readCurrentDance(deps, attempt);
  const seat = seatOf(current.row, playerId);
  if (seat === null) throw new Refusal('not_your_game');
  return { ...current, seat };
}

/** Saves the game and its notifications in one commit. A lapsed deadline is saved also where the command is refused. */
export async function saveStep(
  deps: DanceDeps,
  { gameId, now, locked }: Attempt,
  current: CurrentDance & { seat?: Seat },
  ruling: Ruling,
  { skipsNotification = false } = {},
): Promise<DanceChange | LockNeeded> {
  const { db, clock } = deps;
  const { row, before, seat = null } = current;
  const game = ruling.ok ? ruling.game : current.game;
  const change: DanceChange = {
    row,
    before,
    game,
    ruling,
    actor: seat,
    skipsNotification,
    inboxes: [],
  };
  if (game === before) return change;
  const { here, hasNoNotification } = await audienceOf(deps, change, locked);
  const writeInboxes = async (sql: Writer) =>
    hasNoNotification ? [] : writeNotifications(sql, change, here, clock);
  if (locked) {
    const saved = await saveDance(locked.sql, row, before, game, now);
    return { ...change, row: saved, inboxes: await writeInboxes(locked.sql) };
  }
  const keys = inboxKeys(row);
  const lockNeeded = { lockKeys: [`dance:${gameId}`, ...keys], here };
  // An end counts in the stats of both, so it is decided under the lock.
  if (isDanceOver(game)) return lockNeeded;
  const columns = stepColumns(row, before, game, now);
  const step = { id: gameId, expectedVersion: row.version, columns };
  const saved = { ...change, row: { ...row, ...columns, version: row.version + 1 } };
  if (hasNoNotification) return (await deps.dances.save(step)) ? saved : lockNeeded;
  return db.transaction(keys, async (sql) =>
    (await updateDanceIfUnchanged(sql, gameId, row.version, columns))
      ? { ...saved, inboxes: await writeInboxes(sql) }
      : lockNeeded,
  );
}

/** The row as it stands afterwards. What a game counts for is written with its last step, or not at all. */
export async function saveDance(
  sql: Writer,
  row: NamedDanceRow,
  before: Dance,
  game: Dance,
  now: number,
): Promise<NamedDanceRow> {
  const step = stepColumns(row, before, game, now);
  const change =
    step.ended_at === null
      ? step
      : { ...step, ...(await recordEndedDance(sql, row, before, game)) };
  await updateDance(sql, row.id, row.version, change);
  return { ...row, ...change, version: row.version + 1 };
}

/** After the commit. A refusal tells where the game stands, so that a screen which was behind catches up. */
export function announceOrRefuse(
  deps: DanceDeps,
  change: DanceChange,
  word?: string | null,
  reveal?: Reveal,
): void {
  const { ruling, row, game, inboxes } = change;
  signalDance(deps, change, inboxes, reveal);
  if (ruling.ok) return;
  const said =
    ruling.refusal === 'word_already_said' && word
      ? findSameWord(usedDanceWords(game), word, deps.bee.judge.sameLemma)
      : undefined;
  const details = {
    version: row.version,
    status: game.status,
    rounds: game.rounds.length,
    ...(said !== undefined && { said }),
  };
  if (ruling.waitMs === undefined) throw new Refusal(ruling.refusal, { details });
  const retryAfterSeconds = Math.ceil(ruling.waitMs / 1000);
  throw new Refusal(ruling.refusal, {
    retryAfterSeconds,
    details: { ...details, retryAfterSeconds },
  });
}

/**
 * After the commit, where the second word of a round has ended it: the game for the player who has waited for that word. A
 * dance that is over is asked for, as its ending shows more than the round.
 */
export async function revealTo(deps: DanceDeps, change: DanceChange): Promise<Reveal | undefined> {
  const { row, before, game, actor } = change;
  if (actor === null || isDanceOver(game) || !before || game.rounds.length <= before.rounds.length)
    return undefined;
  const seat = otherSeat(actor);
  const to = playerIdAt(row, seat);
  return to === null ? undefined : { to, game: await presentDanceFor(deps, { row, seat }) };
}

export async function presentStep(
  deps: DanceDeps,
  { row, actor }: DanceChange,
): Promise<{ game: Shown }> {
  // The other word may have been part of the same commit.
  const newest = await deps.dances.newest(row);
  return { game: await presentDanceFor(deps, { row: newest, seat: actor ?? 0 }) };
}
