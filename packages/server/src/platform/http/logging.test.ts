import { expect, test } from 'vitest';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ settings: { LOG_LEVEL: 'trace' } });

test('no log line has a token, a name, a word, a query or an address', async () => {
  const canary = 'Canary Kestrel';
  const player = await newPlayer(server.url);
  await player.ask('changeMe', { body: { displayName: canary } });
  await player.ask('changeMe', { body: { displayName: 'shit canaryword' } });
  await fetch(`${server.url}/api/session?code=canaryquery`, {
    headers: { ...player.headers, 'x-forwarded-for': '203.0.113.99' },
  });
  await fetch(`${server.url}/i/f/CANARYCD`);
  await fetch(`${server.url}/api/replay/canaryreplay`);
  for (const word of ['canarysaid', 'qxcanaryunknown', 'canary signs!']) {
    await player.ask('submitDaily', { body: { puzzleNumber: 1, round: 1, word } });
  }
  await fetch(`${server.url}/api/me`, {
    method: 'PATCH',
    headers: { ...player.headers, 'content-type': 'application/json' },
    body: '{"displayName": "canarybroken',
  });
  const email = 'canarymail@example.org';
  await player.ask('register', { body: { email, password: 'canary password one' } });
  await player.ask('signIn', { body: { email, password: 'canary password two' } });
  await player.ask('becomeAdmin', { body: { password: 'canary password three' } });
  await player.ask('claimTransferCode', { body: { code: 'CANARYTR' } });
  await player.ask('signInWithSupabase', { body: { accessToken: 'canary.access.token' } });

  const log = server.log.join('\n');
  expect(server.log.length).toBeGreaterThan(5);
  for (const secret of [
    player.token,
    canary,
    'canaryword',
    'canaryquery',
    'CANARYCD',
    'canaryreplay',
    'canarysaid',
    'qxcanaryunknown',
    'canary signs!',
    'canarybroken',
    'canarymail',
    'canary password',
    'CANARYTR',
    'canary.access.token',
    '203.0.113.99',
    '127.0.0.1:',
  ]) {
    expect(log.replace(/Server listening at [^"]*/g, ''), secret).not.toContain(secret);
  }
});

test('a database error is logged without the values in its message', async () => {
  const statement = server.db.transaction([], async (sql) => {
    const row = {
      display_name: 'canaryvalue',
      friend_code: 'SAMECODE',
      kind: 'anonymous' as const,
      badge_number: null,
      version: 1,
      credentials_version: 0,
      created_at: 0,
    };
    await sql
      .insertInto('players')
      .values([
        { ...row, id: 'a' },
        { ...row, id: 'b' },
      ])
      .execute();
  });
  const error = await statement.catch((thrown: unknown) => thrown);
  server.app.log.error({ err: error }, 'unexpected');
  const line = server.log.at(-1) ?? '';
  expect(line).toContain('database error');
  expect(line).not.toMatch(/canaryvalue|SAMECODE/);

  server.app.log.error({ err: new Error('A sweep failed.', { cause: error }) }, 'unexpected');
  const { err } = JSON.parse(server.log.at(-1) ?? '');
  expect(err).toMatchObject({ message: 'A sweep failed.', cause: { message: 'database error' } });
  expect(JSON.stringify(err)).not.toMatch(/canaryvalue|SAMECODE/);
});
