import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDance } from '../../../testing/test-dance.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import {
  decrypt,
  pushesWaiting,
  type TestBrowser,
  TestPushService,
} from '../../../testing/test-push-service.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let service: TestPushService;
beforeAll(async () => {
  service = await TestPushService.open();
  server = await startTestServer({
    settings: {
      PUSH_TO_LOOPBACK: 'on',
      PUBLIC_URL: 'https://play.example.org',
      LOG_LEVEL: 'trace',
    },
  });
});
afterAll(async () => {
  await server.stop();
  service.close();
});

async function subscribed(): Promise<{ player: TestPlayer; browser: TestBrowser }> {
  const player = await newPlayer(server.url);
  const browser = service.newBrowser();
  const { status } = await player.ask('subscribeToPush', { body: browser.subscription });
  expect(status).toBe(200);
  return { player, browser };
}

/** An invite from a new player, which always gets into the inbox. */
async function inviteFromSomebody(to: TestPlayer): Promise<string> {
  const somebody = await newPlayer(server.url);
  const body = { invitedPlayer: to.player.userId };
  const { data } = await somebody.ask('inviteToDance', { body });
  return data.game.gameId;
}

const countSubscriptions = async (player: TestPlayer) =>
  (
    await server.db.read
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('player_id', '=', player.player.userId)
      .execute()
  ).length;

describe('a push', () => {
  test('reaches a player who isn’t looking, readable by their browser alone', async () => {
    const { player, browser } = await subscribed();
    const gameId = await inviteFromSomebody(player);
    const [message] = await browser.next(1);
    const { data } = await player.ask('listNotifications', { query: {} });
    const [notification] = data.notifications;
    expect(message).toEqual({
      notificationId: notification?.notificationId,
      type: 'invite',
      title: 'Bee Jinx',
      text: notification?.text,
      path: `/jinx/dance/${gameId}`,
      tag: `invite:${gameId}`,
    });
    const [delivery] = browser.deliveries();
    expect(delivery?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(delivery?.body.includes('dance')).toBe(false);
    expect(server.log.join('')).not.toContain(browser.subscription.endpoint);
  });

  test('proves to the push service who sends it', async () => {
    const { player, browser } = await subscribed();
    const { publicKey } = (await player.ask('readPushKey', {})).data;
    await inviteFromSomebody(player);
    await browser.next(1);
    const proof = browser.deliveries()[0]?.headers.authorization ?? '';
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(proof) ?? [];
    expect(key).toBe(publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((coordinate) =>
      coordinate.toString('base64url'),
    );
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    const decodedClaims = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(decodedClaims).toMatchObject({ aud: service.origin, sub: 'https://play.example.org' });
    expect(decodedClaims.exp * 1000 - server.clock.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });

  test('is not sent to a player who has the game open', async () => {
    const { player, browser } = await subscribed();
    const dance = await startDance(server.url, {}, [await newPlayer(server.url), player]);
    // The push is sent in the background, and skipped if the player opens the game before that.
    await browser.next(1);
    const listener = await TestListener.open(server.url, player.headers);
    const seen = await inviteFromSomebody(player);
    await expect.poll(() => pushesWaiting(server)).toBe(0);
    listener.close();
    await expect.poll(async () => (await dance.read(0)).opponent?.here).toBe(false);
    const unseen = await inviteFromSomebody(player);
    const paths = (await browser.next(2)).map(({ path }) => path);
    expect(paths).toEqual([`/jinx/dance/${dance.gameId}`, `/jinx/dance/${unseen}`]);
    const { data } = await player.ask('listNotifications', { query: {} });
    expect(data.notifications.map(({ gameId }) => gameId)).toContain(seen);
  });

  test.each([
    ['of a muted kind', { muted: ['invite' as const] }],
    ['in quiet hours', { quietHours: { ...anHourAroundNow(), timeZone: 'UTC' } }],
    ['on vacation', { vacationUntil: '2099-01-01T00:00:00.000Z' }],
  ])('is held back %s, and the inbox has it', async (_which, body) => {
    const { player, browser } = await subscribed();
    await player.ask('changeNotificationSettings', { body });
    await inviteFromSomebody(player);
    await player.ask('changeNotificationSettings', {
      body: { muted: [], quietHours: null, vacationUntil: null },
    });
    const invited = await inviteFromSomebody(player);
    expect((await browser.next(1)).map(({ path }) => path)).toEqual([`/jinx/dance/${invited}`]);
    const { data } = await player.ask('listNotifications', { query: {} });
    expect(data.notifications).toHaveLength(2);
  });

  test('never has a sealed word in it', async () => {
    const { player: ben, browser } = await subscribed();
    const anna = await newPlayer(server.url);
    const dance = await startDance(server.url, {}, [anna, ben]);
    await dance.say(0, 1, 'xylocanary');
    const { gameId } = dance;
    const recipientUserId = ben.player.userId;
    await anna.ask('nudge', { body: { recipientUserId, gameId, roundNumber: 1 } });
    const messages = await browser.next(3);
    expect(messages.map(({ type }) => type).sort()).toEqual(['invite', 'nudge', 'your_turn']);
    expect(JSON.stringify(messages)).not.toContain('canary');
    expect(server.log.join('')).not.toContain('xylocanary');
  });

  test('to a browser that is gone deletes its subscription', async () => {
    const { player, browser } = await subscribed();
    service.answers.push(410);
    await inviteFromSomebody(player);
    await expect.poll(() => countSubscriptions(player)).toBe(0);
    expect(browser.deliveries()).toHaveLength(1);
  });

  test('is tried again when the service is busy, three times and no more', async () => {
    const { player, browser } = await subscribed();
    service.answers.push(503, 429);
    await inviteFromSomebody(player);
    await browser.next(3);
    service.answers.push(500, 500, 500);
    const second = await inviteFromSomebody(player);
    await browser.next(6);
    const third = await inviteFromSomebody(player);
    const messages = await browser.next(7);
    expect(messages.slice(3).map(({ path }) => path.split('/').at(-1))).toEqual([
      second,
      second,
      second,
      third,
    ]);
    expect(await countSubscriptions(player)).toBe(1);
  });

  test('delays no call, also if the service never replies', async () => {
    const { player, browser } = await subscribed();
    service.answers.push('hang');
    const gameId = await inviteFromSomebody(player);
    await browser.next(1);
    const body = { gameId, accept: true };
    expect((await player.ask('respondToInvite', { body })).status).toBe(200);
  });
});

describe('a subscription', () => {
  test('is stored once, however often it is sent, and ends on request', async () => {
    const { player, browser } = await subscribed();
    const { endpoint } = browser.subscription;
    const body = { ...browser.subscription, expirationTime: null };
    await Promise.all(Array.from({ length: 10 }, () => player.ask('subscribeToPush', { body })));
    expect(await countSubscriptions(player)).toBe(1);
    const stranger = await newPlayer(server.url);
    await stranger.ask('unsubscribeFromPush', { body: { endpoint } });
    expect(await countSubscriptions(player)).toBe(1);
    for (const _time of [1, 2]) {
      const { data } = await player.ask('unsubscribeFromPush', { body: { endpoint } });
      expect(data).toEqual({ subscribed: false });
    }
    expect(await countSubscriptions(player)).toBe(0);
  });

  test('is in the export, without the endpoint’s secret part', async () => {
    const { player, browser } = await subscribed();
    const { data } = await player.ask('exportMe', {});
    expect(data.pushBrowsers).toEqual([
      { service: new URL(service.origin).host, since: expect.any(String) },
    ]);
    expect(data.notificationSettings).toEqual({
      muted: [],
      quietHours: null,
      vacationUntil: null,
      dailyReminder: null,
    });
    expect(JSON.stringify(data)).not.toContain(new URL(browser.subscription.endpoint).pathname);
  });

  test('is deleted with the session, and passes to the next player of the browser', async () => {
    const { player, browser } = await subscribed();
    const next = await newPlayer(server.url);
    await next.ask('subscribeToPush', { body: browser.subscription });
    expect([await countSubscriptions(player), await countSubscriptions(next)]).toEqual([0, 1]);
    await next.ask('closeSession', {});
    expect(await countSubscriptions(next)).toBe(0);
  });

  test('is deleted also where the browser goes on as an anonymous player by the same token', async () => {
    const { player, browser } = await subscribed();
    const guest = await newPlayer(server.url);
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('sessions')
        .set({ return_player_id: guest.player.userId })
        .where('player_id', '=', player.player.userId)
        .execute(),
    );
    const { data } = await player.ask('closeSession', {});
    expect(data.player).toEqual(guest.player);
    expect(await countSubscriptions(player)).toBe(0);
    await inviteFromSomebody(player);
    expect(browser.deliveries()).toEqual([]);
  });

  test('of the eleventh browser replaces the oldest', async () => {
    const player = await newPlayer(server.url);
    const browsers = Array.from({ length: 11 }, () => service.newBrowser());
    for (const { subscription } of browsers) {
      server.clock.advance(1);
      await player.ask('subscribeToPush', { body: subscription });
    }
    expect(await countSubscriptions(player)).toBe(10);
    await inviteFromSomebody(player);
    await Promise.all(browsers.slice(1).map((browser) => browser.next(1)));
    expect(browsers[0]?.deliveries()).toEqual([]);
  });

  test.each([
    [{ p256dh: 'AAAA' }, 'keys.p256dh'],
    [{ p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'keys.p256dh'],
    [{ auth: 'AAAA' }, 'keys.auth'],
  ])('with %j is refused', async (wrong, field) => {
    const player = await newPlayer(server.url);
    const { endpoint, keys } = service.newBrowser().subscription;
    const body = { endpoint, keys: { ...keys, ...wrong } };
    const { status, error } = await player.ask('subscribeToPush', { body });
    expect(status).toBe(400);
    expect(error.details).toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});

describe('the key', () => {
  test('is created once for all servers', async () => {
    const player = await newPlayer(server.url);
    const { publicKey } = (await player.ask('readPushKey', {})).data;
    const secrets = await server.db.read
      .selectFrom('server_secrets')
      .select('name')
      .where('name', '=', 'vapid')
      .execute();
    expect(secrets).toHaveLength(1);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });
});

test('the suite’s decryption reads the example of RFC 8291', () => {
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  const key = Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const secret = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(decrypt(body, key, secret)).toBe('When I grow up, I want to be a watermelon');
});

/** In minutes after midnight; they may span midnight. */
function anHourAroundNow(): { from: number; to: number } {
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return { from: (minute + 1410) % 1440, to: (minute + 30) % 1440 };
}
