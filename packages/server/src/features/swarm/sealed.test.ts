import { calls } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { listAllFields } from '../../testing/sample-request.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer } from '../../testing/test-player.ts';
import { startTestSwarm, type TestSwarm } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ settings: { LOG_LEVEL: 'trace' } });

const canary = 'xylocanary';

type Sent = { method: string; path: string; query?: string; body?: object };

/** Every call that has to do with a swarm or shows what players own, as somebody sends it who wants to know a word. */
function everyCall({ swarmId, code }: TestSwarm, replayId: string, round: number): Sent[] {
  const bodies: object[] = [
    {},
    { round },
    { round, reaction: 'ha' },
    { round: round + 1, word: 'probe' },
    { round, word: 7 },
    { seat: 0 },
    { seat: 0, reason: 'What did they say?' },
    { swarmId, text: 'Look' },
    { displayName: 'Somebody' },
  ];
  // What ends the table or the player would end the crawl, and is tried elsewhere.
  const ending = ['deleteMe', 'closeSession', 'live', 'endOtherSessions', 'leaveSwarm'];
  return calls
    .filter(({ name }) => !ending.includes(name))
    .filter(({ path, method }) => method === 'GET' || /swarm|buzz/.test(path))
    .flatMap((call): Sent[] => {
      const { method } = call;
      const fill = (key: string) =>
        call.path.replace(':swarm', key).replace(':replayId', replayId).replace(/:\w+/g, 'x');
      const paths = call.path.includes(':swarm') ? [fill(swarmId), fill(code)] : [fill('')];
      if (method === 'GET') return paths.map((path) => ({ method, path }));
      const known = listAllFields(call);
      const fitting = bodies.filter(
        (body, index) => index === 0 || Object.keys(body).every((field) => known.includes(field)),
      );
      return paths.flatMap((path) => fitting.map((body) => ({ method, path, body })));
    });
}

async function crawl(sent: Sent[], headers: Record<string, string>): Promise<string> {
  const replies = [];
  for (const { method, path, body } of sent) {
    const response = await fetch(server.url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const head = JSON.stringify([...response.headers]);
    replies.push(`${method} ${path} ${response.status} ${head} ${await response.text()}`);
  }
  return replies.join('\n');
}

describe('a sealed word of a swarm', () => {
  test('is in nothing that the others, a spectator, nobody or an admin can get, and in no log line', {
    timeout: 120_000,
  }, async () => {
    const table = await startTestSwarm(server.url, { withBee: true });
    await table.miss(1);
    const spectator = await newPlayer(server.url);
    await mustCall(spectator, 'watchSwarm', { params: table.params });
    const admin = await quickAdmin(server);
    const listeners = await Promise.all(
      [table.player(1), spectator].map(({ headers }) => TestListener.open(server.url, headers)),
    );
    await table.say(0, 2, canary);
    const { replayId = '' } = await table.read();
    const sent = everyCall(table, replayId, 2);
    const heard = [
      await crawl(sent, table.player(1).headers),
      await crawl(sent, spectator.headers),
      await crawl(sent, {}),
      await crawl(sent, admin.headers),
      ...listeners.map((listener) => JSON.stringify(listener.received)),
    ].join('\n');
    expect(heard).toContain(table.swarmId);
    expect(heard).not.toContain(canary);
    expect(server.log.join('\n')).not.toContain(canary);
    expect((await table.read(0)).word).toBe(canary);
    for (const listener of listeners) listener.close();
  });

  test('looks the same to the others whether it has one letter or thirty', async () => {
    const shown = async (word: string) => {
      const table = await startTestSwarm(server.url);
      await table.say(0, 1, word);
      const { seats, swarmId, code, replayId, pair, ...rest } = await table.read(1);
      expect([swarmId, code, replayId, pair].every(Boolean)).toBe(true);
      return JSON.stringify([rest, seats.map(({ hasSealed }) => hasSealed)]).replace(
        /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
        'time',
      );
    };
    expect(await shown('a')).toBe(await shown('b'.repeat(30)));
  });
});
