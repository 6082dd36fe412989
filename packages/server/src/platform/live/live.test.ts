import { describe, expect, test } from 'vitest';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const readMetric = async (name: string) => {
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  return Number(text.match(new RegExp(`^${name} (\\d+)`, 'm'))?.[1]);
};

describe('the live stream', () => {
  test('says what has changed, without its content', async () => {
    const player = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, player.headers);
    await player.ask('changeMe', { body: { displayName: 'Secret Anna' } });
    await listener.until(() => listener.signals().length > 0);
    expect(listener.signals()).toEqual([{ topic: 'player', id: player.player.userId, version: 2 }]);
    expect(JSON.stringify(listener.received)).not.toContain('Secret');
    listener.close();
  });

  test('reaches every screen of the player, and nobody else', async () => {
    const player = await newPlayer(server.url);
    const stranger = await newPlayer(server.url);
    const [one, two, foreign] = await Promise.all([
      TestListener.open(server.url, player.headers),
      TestListener.open(server.url, player.headers),
      TestListener.open(server.url, stranger.headers),
    ]);
    await player.ask('changeMe', { body: { displayName: 'Anna' } });
    await stranger.ask('changeMe', { body: { displayName: 'Berta' } });
    await Promise.all(
      [one, two, foreign].map((listener) => listener.until(() => listener.signals().length > 0)),
    );
    expect(one.signals()).toEqual(two.signals());
    expect(foreign.signals()).toEqual([
      { topic: 'player', id: stranger.player.userId, version: 2 },
    ]);
    for (const listener of [one, two, foreign]) listener.close();
  });

  test('begins with the player’s id and the time since their last signal', async () => {
    const { player, ...anna } = await newPlayer(server.url);
    const quietMs = async () => {
      const listener = await TestListener.open(server.url, anna.headers);
      listener.close();
      const first = listener.received[0] as { data: { quietMs: number } };
      expect(first).toEqual({
        event: 'beat',
        data: { userId: player.userId, quietMs: expect.any(Number) },
      });
      return first.data.quietMs;
    };
    await expect.poll(quietMs).toBeGreaterThan(0);
    const before = performance.now();
    await anna.ask('changeMe', { body: { displayName: 'Anna' } });
    expect(await quietMs()).toBeLessThanOrEqual(performance.now() - before);
  });

  test('ends with the session', async () => {
    const player = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, player.headers);
    await player.ask('closeSession', {});
    await listener.ended();
  });

  test('needs a session', async () => {
    await expect(TestListener.open(server.url, {})).rejects.toThrow('401');
  });

  test('counts as the presence of its player', async () => {
    const before = await readMetric('bee_jinx_players_here');
    const player = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, player.headers);
    expect(await readMetric('bee_jinx_players_here')).toBe(before + 1);
    listener.close();
    await expect.poll(() => readMetric('bee_jinx_players_here')).toBe(before);
  });

  test('is refused beyond twenty per player', async () => {
    const player = await newPlayer(server.url);
    const listeners = await Promise.all(
      Array.from({ length: 20 }, () => TestListener.open(server.url, player.headers)),
    );
    await expect(TestListener.open(server.url, player.headers)).rejects.toThrow('429');
    for (const listener of listeners) listener.close();
  });
});

describe('a server that shuts down', () => {
  test('asks its listeners to reconnect', async () => {
    const own = await startTestServer();
    const player = await newPlayer(own.url);
    const listener = await TestListener.open(own.url, player.headers);
    await own.stop();
    await listener.ended();
    expect(listener.received.at(-1)).toEqual({
      event: 'reconnect',
      data: { afterMs: expect.any(Number) },
    });
  });
});
