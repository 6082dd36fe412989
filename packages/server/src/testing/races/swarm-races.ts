import type { CallName, CallRequest, Swarm } from '@bee-jinx/contract';
import { expect } from 'vitest';
import { createTestHive } from '../test-hive.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../test-player.ts';
import { startTestSwarm, type TestSwarm } from '../test-swarm.ts';

/** What may happen at a table at the same moment. Each is played at one server, or with every second call at another. */
export type SwarmRace = (urls: readonly [string, string]) => Promise<void>;

export const swarmRaces: Record<string, SwarmRace> = {
  'a host blocks somebody who is just sitting down: they don’t sit there': async (urls) => {
    const table = await startTestSwarm(urls[0]);
    const guest = await newPlayer(urls[1]);
    const [joined, blocked] = await atOnce(urls, [
      [guest, 'joinSwarm', { params: table.params }],
      [table.player(0), 'blockPlayer', { body: { userId: guest.player.userId } }],
    ]);
    expect(blocked?.status).toBe(200);
    expect([undefined, 'swarm_closed']).toContain(joined?.error?.code);
    const seat = (await table.read()).seats[3];
    if (joined?.status === 200) expect(seat?.state).toBe('removed');
    else expect(seat).toBeUndefined();
  },

  'a member is removed from a hive while they open or join its swarm: they don’t sit there': async (
    urls,
  ) => {
    const hive = await createTestHive(urls[0]);
    const guest = await hive.join();
    const { groupId, owner } = hive;
    const { userId: memberUserId } = guest.player;
    const [opened, removed, ownersOpened] = await atOnce(urls, [
      [guest, 'createSwarm', { body: { groupId } }],
      [owner, 'removeMember', { params: { groupId }, body: { memberUserId } }],
      [owner, 'createSwarm', { body: { groupId } }],
    ]);
    expect([removed?.status, ownersOpened?.status]).toEqual([200, 200]);
    expect([undefined, 'group_not_found', 'swarm_not_found']).toContain(opened?.error?.code);
    const { swarm } = await mustCall(owner, 'hiveSwarm', { params: { groupId } });
    const sitting = swarm?.seats.filter(({ state }) => state === 'in') ?? [];
    expect(sitting.map(({ userId }) => userId)).not.toContain(memberUserId);
  },

  'the table is passed to somebody who is just being removed: its host sits there': async (
    urls,
  ) => {
    const table = await startTestSwarm(urls[0], {}, 4);
    const { params, player } = table;
    const [passed, removed] = await atOnce(urls, [
      [player(0), 'passSwarm', { params, body: { seat: 1 } }],
      [player(0), 'removeFromSwarm', { params, body: { seat: 1 } }],
    ]);
    const refused = [passed?.error?.code, removed?.error?.code].filter(Boolean);
    expect([['not_host'], ['not_yet']]).toContainEqual(refused);
    const { seats } = await table.read(2);
    expectOneHostIn(seats);
    expect(seats[1]).toMatchObject(
      passed?.status === 200 ? { isHost: true } : { state: 'removed' },
    );
  },

  'the host leaves while they pass the table on, and the next removes them: somebody runs it':
    async (urls) => {
      const table = await startTestSwarm(urls[0], {}, 4);
      const { params, player } = table;
      await atOnce(urls, [
        [player(0), 'passSwarm', { params, body: { seat: 2 } }],
        [player(0), 'leaveSwarm', { params }],
        [player(2), 'removeFromSwarm', { params, body: { seat: 0 } }],
        [player(1), 'leaveSwarm', { params }],
      ]);
      const { seats, status } = await table.read(3);
      expect(status).toBe('playing');
      expectOneHostIn(seats);
      expect(['left', 'removed']).toContain(seats[0]?.state);
    },

  'everybody leaves: it ends once, and counts once for each': async (urls) => {
    const table = await startTestSwarm(urls[0], {}, 4);
    const { params, players } = table;
    await table.miss(1);
    const left = await atOnce(
      urls,
      players.map((player) => [player, 'leaveSwarm', { params }]),
    );
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const swarm = await table.read();
    expect(swarm).toMatchObject({ status: 'over', outcome: 'no_jinx', round: 1 });
    expect(swarm.seats.some(({ isHost, state }) => isHost && state !== 'in')).toBe(false);
    for (const { ask } of players) {
      expect((await ask('swarmStats', {})).data.stats.swarms).toBe(1);
    }
  },

  'words come in while those who are waited for leave: the round is turned over once with all of them':
    async (urls) => {
      const table = await startTestSwarm(urls[0], {}, 6);
      const { params, player } = table;
      const said = await atOnce(urls, [
        ...[0, 1, 2].map((seat) => sayAs(table, seat, `meadow${'abc'[seat]}`)),
        ...[3, 4, 5].map((seat): Sent => [player(seat), 'leaveSwarm', { params }]),
      ]);
      expect(said.map(({ status }) => status)).toEqual(said.map(() => 200));
      const { rounds, round } = await table.read();
      expect(round).toBe(2);
      expect(rounds[0]?.words.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    },
};

type Sent = { [Name in CallName]: [TestPlayer, Name, CallRequest<Name>] }[CallName];

export const sayAs = ({ player, params }: TestSwarm, seat: number, word: string): Sent => [
  player(seat),
  'sayInSwarm',
  { params, body: { round: 1, word } },
];

/** The first at the first server, the second at the second, and so on. */
export const atOnce = (urls: readonly [string, string], sent: readonly Sent[]) =>
  Promise.all(
    sent.map(([{ headers }, name, input], index) =>
      callApi(urls[index % 2 === 0 ? 0 : 1], name, input, headers),
    ),
  );

function expectOneHostIn(seats: Swarm['seats']): void {
  expect(seats.filter(({ isHost }) => isHost).map(({ state }) => state)).toEqual(['in']);
}
