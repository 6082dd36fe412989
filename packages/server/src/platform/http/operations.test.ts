import { describe, expect, test } from 'vitest';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({
  settings: { RATE_LIMIT: 'on', METRICS_TOKEN: 'a-token-for-the-figures', TRUSTED_PROXIES: '' },
});

describe('the operator', () => {
  test('can read health, readiness and the kind of database', async () => {
    expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({
      data: { status: 'alive' },
    });
    expect(await (await fetch(`${server.url}/api/ready`)).json()).toMatchObject({
      data: { status: 'ready', database: server.db.kind },
    });
  });

  test('may let load balancers ask for health and readiness as often as they like', async () => {
    for (const path of ['/api/health', '/api/ready']) {
      const ask = async () => (await fetch(`${server.url}${path}`)).status;
      const statuses = await Promise.all(Array.from({ length: 400 }, ask));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });

  test('can read metrics from loopback, without ids in them', async () => {
    const player = await newPlayer(server.url);
    await player.ask('readSession', {});
    const text = await (await fetch(`${server.url}/api/metrics`)).text();
    expect(text).toContain(
      'bee_jinx_request_seconds_count{method="GET",route="/api/session",status="200"} 1',
    );
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain(player.player.userId);
  });

  test('needs the token when the request came through a proxy', async () => {
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${server.url}/api/metrics`, { headers: proxied })).status).toBe(404);
    const withToken = { ...proxied, authorization: 'Bearer a-token-for-the-figures' };
    expect((await fetch(`${server.url}/api/metrics`, { headers: withToken })).status).toBe(200);
  });
});

describe('a rate limit', () => {
  test('answers one caller with 429 and retry-after, and nobody else', async () => {
    const eager = await newPlayer(server.url);
    const calm = await newPlayer(server.url);
    const rename = (player: typeof eager, i: number) =>
      player.ask('changeMe', { body: { displayName: `Anna ${i}` } });
    const answers = await Promise.all(Array.from({ length: 65 }, (_, i) => rename(eager, i)));
    const stopped = answers.filter(({ status }) => status === 429);
    expect(stopped).toHaveLength(5);
    expect(stopped[0]).toMatchObject({ error: { code: 'slow_down' } });
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await rename(calm, 1)).status).toBe(200);
  });

  test('can not be evaded by a forged X-Forwarded-For when no proxy is trusted', async () => {
    const statuses = [];
    for (let i = 0; i < 40; i += 1) {
      const response = await fetch(`${server.url}/api/session`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${i}` },
      });
      statuses.push(response.status);
    }
    expect(statuses).toContain(429);
  });
});
