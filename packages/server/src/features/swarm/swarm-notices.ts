import { isSeated, type Swarm } from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
import {
  type ChangedInbox,
  markGroupNoticeRead,
  type Notice,
  notify,
} from '../notifications/notify.ts';
import type { SwarmDeps } from './deps.ts';
import { findHiveOf, hiveMemberIds, membersOf } from './queries.ts';
import type { StoredSwarm } from './swarm-row.ts';

/** Only swarms over days write to inboxes: at a live table everybody looks. */

/** Who may be told, and the transaction keys of their inboxes. */
export interface SwarmAudience {
  here: ReadonlySet<string>;
  keys: string[];
}

/** Asked before a step is saved; null for a live table. */
export async function audienceOf(
  sql: Reader,
  { live }: Pick<SwarmDeps, 'live'>,
  swarmId: string,
): Promise<SwarmAudience | null> {
  if (!(await findHiveOf(sql, swarmId))) return null;
  const ids = await memberIdsOf(sql, swarmId);
  return { here: await live.whoIsHere(ids), keys: ids.map(inboxKey) };
}

/** None for a live table. */
export async function inboxKeysOf(sql: Reader, swarmId: string): Promise<string[]> {
  if (!(await findHiveOf(sql, swarmId))) return [];
  return (await memberIdsOf(sql, swarmId)).map(inboxKey);
}

const memberIdsOf = async (sql: Reader, swarmId: string) =>
  (await membersOf(sql, swarmId)).flatMap(({ player_id }) => player_id ?? []);

const inboxKey = (playerId: string) => `inbox:${playerId}`;

/** In the transaction of the step: who acts has seen what they were told, and who isn't looking hears of a new pair or the end. */
export async function writeNotices(
  sql: Writer,
  { clock }: Pick<SwarmDeps, 'clock'>,
  step: StoredSwarm & { before: Swarm },
  { here }: Pick<SwarmAudience, 'here'>,
  actorId: string | null,
): Promise<ChangedInbox[]> {
  const { row, members, before, game } = step;
  const groupId = row.group_id;
  const text = textOf(before, game);
  if (groupId === null) return [];
  const hive = new Set(text ? await hiveMemberIds(sql, groupId) : []);
  const notices = members.flatMap(({ seat, player_id: to }): Notice[] => {
    const sitting = seat === null ? undefined : game.seats[seat];
    const isAway = to !== null && to !== actorId && hive.has(to) && !here.has(to);
    if (!text || !isAway || !sitting || !isSeated(sitting)) return [];
    return [{ to, type: 'your_turn', from: null, groupId, text }];
  });
  const told = { type: 'your_turn', groupId, from: null } as const;
  return [
    ...(actorId === null ? [] : await markGroupNoticeRead(sql, actorId, told, clock.now())),
    ...(await notify(sql, notices, clock)),
  ];
}

function textOf(before: Swarm, game: Swarm): string | undefined {
  if (game.rounds.length === before.rounds.length && game.status === before.status)
    return undefined;
  if (game.outcome === 'jinx') return 'Swarm jinx in {hive}: everybody said the same word.';
  if (game.outcome === 'no_jinx') return 'The swarm of {hive} is over. See who thought alike.';
  return game.rounds.length > before.rounds.length
    ? 'The swarm of {hive} has a new pair for you.'
    : undefined;
}

/** Every other member of the hive hears once that there is a swarm to sit down at. */
export async function inviteHive(
  sql: Writer,
  { clock }: Pick<SwarmDeps, 'clock'>,
  groupId: string,
  from: string,
): Promise<ChangedInbox[]> {
  const others = (await hiveMemberIds(sql, groupId)).filter((id) => id !== from);
  const text = '{name} has opened a swarm in {hive}. Sit down?';
  const notices = others.map((to): Notice => ({ to, type: 'invite', from, groupId, text }));
  return notify(sql, notices, clock);
}
