import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ settings: { SLOW_STATEMENT_MS: '0' } });

test('a slow statement is logged with the request id, and without its values', async () => {
  const player = await newPlayer(server.url);
  const { headers } = await player.ask('changeMe', { body: { displayName: 'Quick Canary' } });
  const requestId = headers.get('x-request-id');
  const lines = server.log
    .map((line) => JSON.parse(line))
    .filter(({ msg, reqId }) => msg === 'slow statement' && reqId === requestId);
  expect(lines.some(({ sql }) => /^update "players"/.test(sql))).toBe(true);
  expect(JSON.stringify(lines)).not.toMatch(/Canary/);
});

test('the trace of the browser is logged with statements and replies', async () => {
  const player = await newPlayer(server.url);
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { ...player.headers, traceparent: `00-${trace}-00f067aa0ba902b7-00` };
  const input = { params: { gameId: 'none' }, query: {} };
  const refused = await callApi(server.url, 'readDance', input, headers);
  expect(refused.status).toBe(404);
  expect(refused.headers.get('x-request-id')).toBe(trace);
  const logged = server.log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === trace);
  expect(logged.some(({ sql }) => /from "dance_games"/.test(sql))).toBe(true);
  expect(logged.some(({ msg }) => msg === 'request completed')).toBe(true);
});

test('metrics have the durations of statements', async () => {
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  expect(text).toMatch(/^bee_jinx_statement_seconds_count\{verb="select"\} [1-9]/m);
});

test('every metric of the dashboard exists', async () => {
  const dashboard = new URL('../../../../../deploy/grafana-dashboard.json', import.meta.url);
  const metrics = readFileSync(dashboard, 'utf8').match(
    /\b(?:bee_jinx|nodejs|process)_[a-z0-9_]+/g,
  );
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  expect(new Set(metrics).size).toBeGreaterThan(5);
  for (const name of new Set(metrics)) expect(text).toContain(`\n${name}`);
});
