import type { Signal } from '@bee-jinx/contract';
import { expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer } from '../../testing/test-player.ts';
import { startTestSwarm } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ settings: { LOG_LEVEL: 'error' } });

const tables = repetitions(1000, 6);
const atOnce = 6;

test(`sealed words of a swarm stay sealed over ${tables * 10} rounds, the bee’s too, and all see the same reveals`, {
  timeout: 3_600_000,
}, async () => {
  let begun = 0;
  const play = async () => {
    while (begun < tables) {
      begun += 1;
      await playCarefully();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
});

/** Words of each round begin alike, so that one that is seen too early is found. */
async function playCarefully(): Promise<void> {
  const table = await startTestSwarm(server.url, { rounds: 10, withBee: true }, 3);
  const spectator = await newPlayer(server.url);
  await mustCall(spectator, 'watchSwarm', { params: table.params });
  const listeners = await Promise.all(
    [spectator, table.player(0)].map(({ headers }) => TestListener.open(server.url, headers)),
  );
  const heard = () => JSON.stringify(listeners.map(({ received }) => received));
  const read = async (viewer: number) =>
    viewer < 3
      ? table.read(viewer)
      : (await mustCall(spectator, 'readSwarm', { params: table.params })).swarm;
  for (let round = 1; round <= 10; round += 1) {
    const stem = `xylocanary${'bcdfghjklm'[round - 1]}`;
    const order = [0, 1, 2].map((seat) => (seat + round) % 3);
    for (const [index, seat] of order.entries()) {
      const reply = await table.say(seat, round, `${stem}${'xyz'[seat]}`);
      expect(reply.status).toBe(200);
      if (index === 2) break;
      await Promise.all(
        listeners.map((listener) => listener.until(() => tells(listener, round, seat))),
      );
      expect(heard()).not.toContain(stem);
      for (const viewer of [0, 1, 2, 3]) {
        const { word, ...seen } = await read(viewer);
        expect(seen.rounds).toHaveLength(round - 1);
        expect(JSON.stringify(seen)).not.toContain(stem);
        expect(word).toBe(
          order.slice(0, index + 1).includes(viewer) ? `${stem}${'xyz'[viewer]}` : undefined,
        );
      }
    }
    const views = await Promise.all([0, 1, 2, 3].map(read));
    for (const { rounds } of views) expect(rounds).toEqual(views[0]?.rounds);
    expect(views[0]?.rounds).toHaveLength(round);
    const last = views[0]?.rounds.at(-1);
    const revealsOf = (listener: TestListener) =>
      newsOf(listener).flatMap(({ revealAt, reveal }) => (revealAt ? [reveal?.round] : []));
    for (const listener of listeners) {
      await listener.until(() => revealsOf(listener).length === round);
      // The end is asked for.
      expect(revealsOf(listener).at(-1)).toEqual(round < 10 ? last : undefined);
    }
  }
  for (const listener of listeners) listener.close();
}

const newsOf = (listener: TestListener) =>
  (listener.signals() as Signal[]).flatMap(({ swarm }) => swarm ?? []);

/** Whether a signal has come that this seat has sealed its word. */
const tells = (listener: TestListener, round: number, seat: number): boolean =>
  newsOf(listener).some((news) => news.round === round && news.sealed.includes(seat));
