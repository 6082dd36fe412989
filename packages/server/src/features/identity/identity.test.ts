import { createHash } from 'node:crypto';
import { dayMs, displayNameFaultMessages } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { startOwnServer, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const cookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('bj_session='));

describe('opening the site', () => {
  test('creates an anonymous player with a generated name and a friend code', async () => {
    const { status, data } = await callApi(server.url, 'openSession', {});
    expect(status).toBe(200);
    expect(data.player).toMatchObject({ kind: 'anonymous', isAdmin: false, version: 1 });
    expect(data.player.userId).toMatch(/^anon_[0-9a-z]{19}$/);
    expect(data.player.displayName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(data.player.friendCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(data.token).toBeUndefined();
  });

  test('gives a cookie that scripts cannot read and other sites cannot send along', async () => {
    const { headers } = await callApi(server.url, 'openSession', {});
    expect(cookieOf(headers)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookieOf(headers)).toMatch(/Max-Age=34560000/);
  });

  test('recognizes a returning visitor by the cookie, and never puts its token into a reply', async () => {
    const first = await callApi(server.url, 'openSession', {});
    const cookie = cookieOf(first.headers)?.split(';')[0] ?? '';
    const again = await callApi(server.url, 'openSession', { body: { token: true } }, { cookie });
    expect(again.data.player).toEqual(first.data.player);
    expect(again.data.token).toBeUndefined();
  });

  test('gives a token instead to a client that asks for one, and takes it as a bearer', async () => {
    const player = await newPlayer(server.url);
    const again = await callApi(
      server.url,
      'openSession',
      { body: { token: true } },
      player.headers,
    );
    expect(again.data).toEqual({ player: player.player, token: player.token });
    expect((await player.ask('readSession', {})).data.player).toEqual(player.player);
  });

  test('a made-up token identifies nobody', async () => {
    const answer = await callApi(
      server.url,
      'readSession',
      {},
      { authorization: `Bearer ${'x'.repeat(43)}` },
    );
    expect(answer).toMatchObject({ status: 401, error: { code: 'not_signed_in' } });
  });

  test('stores the hash of the token, never the token', async () => {
    const player = await newPlayer(server.url);
    const rows = await server.db.read
      .selectFrom('sessions')
      .selectAll()
      .where('player_id', '=', player.player.userId)
      .execute();
    expect(rows.map((row) => row.token_hash)).toEqual([
      createHash('sha256').update(player.token).digest('hex'),
    ]);
    expect(JSON.stringify(rows)).not.toContain(player.token);
  });
});

describe('a session', () => {
  test('ends when the player signs out, and the cookie is cleared', async () => {
    const player = await newPlayer(server.url);
    const out = await player.ask('closeSession', {});
    expect(out.data).toEqual({ signedOut: true });
    expect(cookieOf(out.headers)).toMatch(/^bj_session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await player.ask('readSession', {})).status).toBe(401);
  });

  test('expires after its term, and a visit in between prolongs it', async () => {
    const own = await startOwnServer({ settings: { SESSION_DAYS: '10' } });
    const faithful = await newPlayer(own.url);
    const absent = await newPlayer(own.url);
    own.clock.advance(8 * dayMs);
    await faithful.ask('openSession', {});
    own.clock.advance(8 * dayMs);
    expect((await faithful.ask('readSession', {})).status).toBe(200);
    expect((await absent.ask('readSession', {})).status).toBe(401);
  });
});

describe('a display name', () => {
  test('can be changed, is normalized, and raises the version', async () => {
    const player = await newPlayer(server.url);
    const { data } = await player.ask('changeMe', { body: { displayName: '  Anna   Bell ' } });
    expect(data.player).toEqual({ ...player.player, displayName: 'Anna Bell', version: 2 });
    expect((await player.ask('readSession', {})).data.player).toEqual(data.player);
  });

  test('is signalled to the player’s screens', async () => {
    const player = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, player.headers);
    await player.ask('changeMe', { body: { displayName: 'Anna Bell' } });
    await listener.until(() => listener.signals().length > 0);
    const id = player.player.userId;
    expect(listener.signals()).toEqual([{ topic: 'player', id, version: 2 }]);
    listener.close();
  });

  test('repeated unchanged changes nothing', async () => {
    const player = await newPlayer(server.url);
    await player.ask('changeMe', { body: { displayName: 'Anna' } });
    const { data } = await player.ask('changeMe', { body: { displayName: 'Anna' } });
    expect(data.player.version).toBe(2);
  });

  test.each([
    ['A', 400, 'invalid_input'],
    ['x'.repeat(25), 400, 'invalid_input'],
    ['The Bee', 422, 'text_refused'],
    ['Аnna', 422, 'text_refused'],
    ['An\u200bna', 422, 'text_refused'],
    ['shit happens', 422, 'text_refused'],
    ['F.u.c.k', 422, 'text_refused'],
    ['ѕһіт', 422, 'text_refused'],
  ])(
    '%j is refused with %i %s and a sentence for the person',
    async (displayName, status, code) => {
      const player = await newPlayer(server.url);
      const answer = await player.ask('changeMe', { body: { displayName } });
      expect(answer).toMatchObject({
        status,
        error: { code, message: expect.stringMatching(/[a-z].*\.$/) },
      });
      expect((await player.ask('readSession', {})).data.player).toEqual(player.player);
    },
  );

  test('that is refused is refused with the field and the reason', async () => {
    const player = await newPlayer(server.url);
    const short = await player.ask('changeMe', { body: { displayName: 'A' } });
    const message = displayNameFaultMessages.too_short;
    expect(short.error).toMatchObject({ message, details: { fields: { displayName: message } } });
    const rude = await player.ask('changeMe', { body: { displayName: 'shit happens' } });
    expect(rude.error.message).toBe('Let us find a kinder name.');
  });

  test.each([
    'Scunthorpe Sam',
    'Dick van Dyke'.slice(5),
    'Classy Cassandra',
    'Arsenal Fan',
    'Essex Girl',
  ])('%j is an accepted name', async (displayName) => {
    const player = await newPlayer(server.url);
    expect((await player.ask('changeMe', { body: { displayName } })).status).toBe(200);
  });

  test('forty concurrent renames leave one of the names and forty versions', async () => {
    const player = await newPlayer(server.url);
    const names = Array.from({ length: 40 }, (_, i) => `Anna ${i}`);
    await Promise.all(
      names.map((displayName) => player.ask('changeMe', { body: { displayName } })),
    );
    const { data } = await player.ask('readSession', {});
    expect(names).toContain(data.player.displayName);
    expect(data.player.version).toBe(41);
  });
});

describe('my data', () => {
  test('can be exported completely, without secrets', async () => {
    const player = await newPlayer(server.url);
    const { data } = await player.ask('exportMe', {});
    expect(data).toMatchObject({
      player: { ...player.player, createdAt: expect.any(String) },
      sessions: [{ createdAt: expect.any(String), seenAt: expect.any(String) }],
    });
    expect(JSON.stringify(data)).not.toContain(
      createHash('sha256').update(player.token).digest('hex'),
    );
  });

  test('is deleted with the player, with every session on every device', async () => {
    const player = await newPlayer(server.url);
    const answer = await player.ask('deleteMe', {});
    expect(answer.data).toEqual({ deleted: true });
    expect(cookieOf(answer.headers)).toMatch(/^bj_session=;/);
    expect((await player.ask('readSession', {})).status).toBe(401);
    const rows = await server.db.read
      .selectFrom('players')
      .select('id')
      .where('id', '=', player.player.userId)
      .execute();
    expect(rows).toEqual([]);
  });
});
