import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ settings: { TRUSTED_PROXIES: '127.0.0.1, ::1' } });

const send = async (type: string, body: unknown, path = '/api/policy-violations') => {
  const headers = { 'content-type': type };
  const options = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(server.url + path, options);
  return { status: response.status, ...((await response.json()) as object) };
};
const figure = async (directive: string) => {
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  const line = `^bee_jinx_policy_violations_total{directive="${directive}"} (\\d+)`;
  return Number(text.match(new RegExp(line, 'm'))?.[1] ?? 0);
};
const secret = 'transfer-code-ABCDEFGH';

test('every page names the report endpoint; over plain http by report-uri alone', async () => {
  const headersOver = async (proto: string) =>
    (await fetch(`${server.url}/jinx/daily`, { headers: { 'x-forwarded-proto': proto } })).headers;
  const encrypted = await headersOver('https');
  expect(encrypted.get('content-security-policy')).toMatch(
    /;report-uri \/api\/policy-violations;report-to policy$/,
  );
  expect(encrypted.get('reporting-endpoints')).toBe('policy="/api/policy-violations"');
  const plain = await headersOver('http');
  expect(plain.get('content-security-policy')).toMatch(/;report-uri \/api\/policy-violations$/);
  expect(plain.has('reporting-endpoints')).toBe(false);
});

test('a report of either type is counted, and logged without personal data', async () => {
  const old = {
    'document-uri': `https://play.example.org/login?state=${secret}`,
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': `https://cdn.example/x.js?${secret}`,
    'script-sample': secret,
  };
  expect(await send('application/csp-report', { 'csp-report': old })).toEqual({
    status: 200,
    data: { noted: 1 },
  });
  const body = {
    documentURL: secret,
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sample: secret,
  };
  const reports = [
    { type: 'csp-violation', url: secret, user_agent: secret, body },
    { type: 'deprecation', url: secret, body: {} },
    { type: 'csp-violation', body: { effectiveDirective: secret, blockedURL: secret } },
  ];
  expect(await send('application/reports+json', reports)).toMatchObject({ data: { noted: 2 } });
  expect([await figure('script-src'), await figure('style-src'), await figure('other')]).toEqual([
    1, 1, 1,
  ]);
  const logged = server.log.filter((line) => line.includes('content policy violated'));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { directive: 'script-src', blocked: 'https://cdn.example' },
    { directive: 'style-src', blocked: 'inline' },
    { directive: 'other', blocked: 'unknown' },
  ]);
  expect(server.log.join('')).not.toContain(secret);
});

test('a malformed report is refused, and no other call accepts reports', async () => {
  expect((await send('application/csp-report', { hello: 1 })).status).toBe(400);
  expect((await send('application/reports+json', Array(21).fill({}))).status).toBe(400);
  expect((await send('application/csp-report', 'x'.repeat(17 * 1024))).status).toBe(413);
  expect((await send('application/csp-report', {}, '/api/session')).status).toBe(400);
});
