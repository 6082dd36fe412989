import {
  endSwarm,
  findSameWord,
  lapseSwarm,
  leaveSwarm,
  parseSwarmCode,
  type Swarm,
  type SwarmRuling,
  usedSwarmWords,
} from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ChangedInbox, signalInboxes } from '../notifications/notify.ts';
import type { SwarmDeps } from './deps.ts';
import { presentNews, type SwarmNews } from './present-swarm.ts';
import {
  findSwarm,
  findSwarmIdByCode,
  hiveMemberIds,
  hivesAmong,
  membersOf,
  type NamedMemberRow,
  type NamedSwarmRow,
} from './queries.ts';
import { audienceOf, writeNotices } from './swarm-notices.ts';
import { isSittingAt, type StoredSwarm, saveSwarm, seatOf, swarmFromRow } from './swarm-row.ts';

/** A swarm inside the transaction that has locked it. */
export interface CurrentSwarm extends Pick<StoredSwarm, 'row' | 'members'> {
  before: Swarm;
  /** Of the caller; null for who only looks on, and for a step of the server. */
  seat: number | null;
  now: number;
}

interface SwarmStep {
  ruling: SwarmRuling;
  /** Where names, faces or seats have changed. */
  members?: readonly NamedMemberRow[];
  /** What was said, so that a refusal can tell which word of the table it repeats. */
  word?: string | undefined;
}

/** What a command came to. */
interface SwarmChange extends StoredSwarm, Pick<SwarmStep, 'ruling' | 'word'> {
  before: Swarm;
  isChanged: boolean;
  /** What was written to inboxes with it. */
  inboxes: ChangedInbox[];
}

/** By the code of its room, or by its id. */
export async function findSwarmId({ db }: Pick<SwarmDeps, 'db'>, key: string): Promise<string> {
  const code = parseSwarmCode(key);
  const swarmId = code === undefined ? key : await findSwarmIdByCode(db.read, code);
  if (swarmId === undefined) throw new Refusal('swarm_not_found');
  return swarmId;
}

export async function readStoredSwarm(sql: Reader, swarmId: string): Promise<StoredSwarm> {
  const row = await findSwarm(sql, swarmId);
  if (!row) throw new Refusal('swarm_not_found');
  return { row, game: swarmFromRow(row), members: await membersOf(sql, swarmId) };
}

/** Without the tables of hives that the player isn't in. */
export async function rowsVisibleTo(
  sql: Reader,
  rows: readonly NamedSwarmRow[],
  playerId: string,
): Promise<NamedSwarmRow[]> {
  const groupIds = rows.flatMap(({ group_id }) => group_id ?? []);
  const hives = await hivesAmong(sql, groupIds, playerId);
  return rows.filter(({ group_id }) => group_id === null || hives.has(group_id));
}

/** The table of a hive is there for its members only; an outsider gets the same refusal as for none. */
export async function refuseOutsider(
  sql: Reader,
  { row }: Pick<StoredSwarm, 'row'>,
  playerId: string,
): Promise<void> {
  const [visible] = await rowsVisibleTo(sql, [row], playerId);
  if (!visible) throw new Refusal('swarm_not_found');
}

/** Who has left the hive gets up from its table; the table of a hive that has ended is over. */
export async function withoutOutsiders(
  { judge }: Pick<SwarmDeps, 'judge'>,
  sql: Reader,
  { row, members, before, now }: CurrentSwarm,
): Promise<Swarm> {
  if (row.group_id === null) return before;
  const hive = await hiveMemberIds(sql, row.group_id);
  // Not one after the other: that could turn the words of those over who haven't got up yet.
  if (hive.length === 0) return endSwarm(before, judge);
  let game = before;
  for (const { seat, player_id } of members) {
    if (seat === null || player_id === null || hive.includes(player_id)) continue;
    const ruling = leaveSwarm(game, seat, judge, now);
    if (ruling.ok) game = ruling.game;
  }
  return game;
}

/** Reads, rules and saves under the lock of the swarm; then announces, or refuses. */
export async function changeSwarm(
  deps: SwarmDeps,
  swarmId: string,
  playerId: string | null,
  decide: (current: CurrentSwarm, sql: Writer) => SwarmStep | Promise<SwarmStep>,
): Promise<StoredSwarm> {
  const { db, clock, judge } = deps;
  const audience = await audienceOf(db.read, deps, swarmId);
  const keys = [`swarm:${swarmId}`, ...(audience?.keys ?? [])];
  const change = await db.transaction(keys, async (sql): Promise<SwarmChange> => {
    const now = clock.now();
    const stored = await readStoredSwarm(sql, swarmId);
    const seat = playerId === null ? null : seatOf(stored.members, playerId);
    const current = { row: stored.row, members: stored.members, before: stored.game, seat, now };
    const isOverdue = stored.game.deadline !== null && stored.game.deadline <= now;
    // Whichever command notices the deadline first: the next round waits for members of the hive only.
    const before = isOverdue ? await withoutOutsiders(deps, sql, current) : stored.game;
    const decided = await decide({ ...current, before }, sql);
    const { ruling, members = stored.members, word } = decided;
    // A lapsed deadline is saved also where the command is refused.
    const game = ruling.ok ? ruling.game : lapseSwarm(before, judge, now);
    const isChanged = game !== stored.game || decided.members !== undefined;
    const row = isChanged ? await saveSwarm(sql, { ...stored, members }, game, now) : stored.row;
    const step = { row, members, before: stored.game, game, ruling, word, isChanged };
    const inboxes =
      audience && isChanged ? await writeNotices(sql, deps, step, audience, playerId) : [];
    return { ...step, inboxes };
  });
  await announce(deps, change);
  return change;
}

/** A command of somebody with a seat. */
export function changeSeated(
  deps: SwarmDeps,
  swarmId: string,
  playerId: string,
  decide: (
    current: CurrentSwarm & { seat: number },
    sql: Writer,
  ) => SwarmRuling | Promise<SwarmRuling>,
  word?: string,
): Promise<StoredSwarm> {
  return changeSwarm(deps, swarmId, playerId, async (current, sql) => {
    const { seat } = current;
    if (seat === null) throw new Refusal('not_your_game');
    return { ruling: await decide({ ...current, seat }, sql), word };
  });
}

/** After the commit. A refusal tells where the swarm stands, so that a screen which was behind catches up. */
async function announce(deps: SwarmDeps, change: SwarmChange): Promise<void> {
  const { row, game, ruling, word, isChanged } = change;
  if (isChanged) {
    deps.timers.set(row.id, game.deadline);
    const { before } = change;
    const isRevealed = game.rounds.length > before.rounds.length;
    // A late word may both lengthen the round and be sealed: without news, screens read the new deadline.
    const isLengthened = game.isExtended && !before.isExtended;
    await signalSwarm(deps, change, isLengthened ? null : { isRevealed });
    signalInboxes(deps.notifications, change.inboxes);
  }
  if (ruling.ok) return;
  const said =
    ruling.refusal === 'word_already_said' && word !== undefined
      ? findSameWord(usedSwarmWords(game), word, deps.judge.sameLemma)
      : undefined;
  const details = {
    version: row.version,
    status: game.status,
    rounds: game.rounds.length,
    ...(said !== undefined && { said }),
  };
  throw new Refusal(ruling.refusal, { details });
}

type SignalledStep = StoredSwarm & { before?: Swarm };

export async function signalSwarm(
  { db, live, clock }: Pick<SwarmDeps, 'db' | 'live' | 'clock'>,
  step: SignalledStep,
  news: SwarmNews | null = {},
  id = step.row.code,
): Promise<void> {
  const { version } = step.row;
  const swarm = news && presentNews(step.game, news);
  const to = await listenersOf(db.read, step, clock.now());
  live.sendSignal(to, { topic: 'swarm', id, version, ...(swarm && { swarm }) });
}

/** Those who may see the table, and who gets up in this step, so that their screen learns it. */
export async function listenersOf(
  sql: Reader,
  { row, members, game, before }: SignalledStep,
  now: number,
): Promise<string[]> {
  const isTold = ({ seat, watches_until }: NamedMemberRow) => {
    if (row.group_id === null) return seat !== null || (watches_until ?? 0) > now;
    return isSittingAt(before, seat) && !isSittingAt(game, seat);
  };
  const told = members.filter(isTold).flatMap(({ player_id }) => player_id ?? []);
  const hive = row.group_id === null ? [] : await hiveMemberIds(sql, row.group_id);
  return [...new Set([...told, ...hive])];
}
