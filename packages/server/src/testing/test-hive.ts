import type { CallRequest, Group } from '@bee-jinx/contract';
import { newPlayer, type TestPlayer } from './test-player.ts';

type HiveOverrides = Partial<CallRequest<'createGroup'>['body']>;

/** A hive with its owner; others can join or ask. */
export interface TestHive {
  owner: TestPlayer;
  groupId: string;
  code: string;
  /** As any member sees it. */
  read(as?: TestPlayer): Promise<Group>;
  join(player?: TestPlayer): Promise<TestPlayer>;
  /** Sends a join request. */
  ask(player?: TestPlayer): Promise<{ asker: TestPlayer; requestId: string }>;
}

export async function createTestHive(
  url: string,
  overrides: HiveOverrides = {},
  owner?: TestPlayer,
): Promise<TestHive> {
  const founder = owner ?? (await newPlayer(url));
  const made = await founder.ask('createGroup', {
    body: { name: 'The Tuesday bees', ...overrides },
  });
  if (made.status !== 200) throw new Error(`No hive: ${made.error.code}`);
  const { groupId, inviteCode: code = '' } = made.data.group;
  return {
    owner: founder,
    groupId,
    code,
    read: async (as = founder) => (await as.ask('readGroup', { params: { groupId } })).data.group,
    join: async (player) => {
      const joiner = player ?? (await newPlayer(url));
      const body = { joinMethod: 'invite_code' as const, inviteCode: code };
      const joined = await joiner.ask('joinGroup', { body });
      if (joined.status !== 200) throw new Error(`Not in: ${joined.error.code}`);
      return joiner;
    },
    ask: async (player) => {
      const asker = player ?? (await newPlayer(url));
      const reply = await asker.ask('requestGroup', { body: { inviteCode: code } });
      if (reply.status !== 200) throw new Error(`Not asked: ${reply.error.code}`);
      return { asker, requestId: reply.data.request.requestId };
    },
  };
}

let lastTag = 0;

/** Letters that no hive of this server has in its name or code yet. */
export function unusedLetters(): string {
  lastTag += 1;
  return [...String(lastTag).padStart(4, '0')].map((digit) => 'ABDEFGHJKM'[Number(digit)]).join('');
}

/** A hive of `owner` with these members; returns its id. */
export async function createTestHiveWith(
  url: string,
  owner: TestPlayer,
  ...members: TestPlayer[]
): Promise<string> {
  const hive = await createTestHive(url, {}, owner);
  for (const member of members) await hive.join(member);
  return hive.groupId;
}

export const listHives = async (player: TestPlayer, includeInactive: 'true' | 'false' = 'false') =>
  (await player.ask('listGroups', { query: { includeInactive } })).data.groups;
