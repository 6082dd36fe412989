import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({
  settings: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1, ::1' },
});

const callsLeft = async (forwarded: string) => {
  const response = await fetch(`${server.url}/api/docs/openapi.json`, {
    headers: { 'x-forwarded-for': forwarded },
  });
  return Number(response.headers.get('x-ratelimit-remaining'));
};

describe('behind a trusted proxy', () => {
  test('each address is counted separately, IPv6 by /64', async () => {
    const first = await callsLeft('2001:db8:0:1::1');
    expect(await callsLeft('2001:db8:0:1:ffff::2')).toBe(first - 1);
    expect(await callsLeft('2001:db8:0:2::1')).toBe(first);
    expect(await callsLeft('198.51.100.7')).toBe(first);
  });

  test('only the address that the proxy added is trusted', async () => {
    const first = await callsLeft('198.51.100.8');
    for (const forged of ['203.0.113.1', '127.0.0.2', 'nonsense']) {
      await callsLeft(`${forged}, 198.51.100.8`);
    }
    expect(await callsLeft('198.51.100.8')).toBe(first - 4);
  });
});
