import type { AnalyticsEvent } from '@bee-jinx/contract';
import { dayMs, hourMs } from '@bee-jinx/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, playerFromSignIn, signIn } from '../../testing/test-account.ts';
import { decideConsent, sampleEvent } from '../../testing/test-events.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const send = (player: TestPlayer, events: AnalyticsEvent[]) =>
  player.ask('recordEvents', { body: { events } });
/** An export flushes the buffer first. */
const countedOf = async (player: TestPlayer) => (await player.ask('exportMe', {})).data.events;
const keysOf = async (player: TestPlayer) =>
  (await countedOf(player)).map(({ idempotencyKey }) => idempotencyKey).sort();

describe('a batch of events', () => {
  test('is acknowledged, and stored as it was sent', async () => {
    const player = await newPlayer(server.url);
    const event = sampleEvent('one', { eventData: { round: 1, word: 'sand', mode: 'single' } });
    expect((await send(player, [event])).data).toEqual({ accepted: 1, duplicates: 0 });
    expect(await countedOf(player)).toEqual([event]);
  });

  test('counts each key once: within the batch, while buffered and after it is stored', async () => {
    const player = await newPlayer(server.url);
    const [one, two, three] = ['one', 'two', 'three'].map((key) => sampleEvent(key)) as [
      AnalyticsEvent,
      AnalyticsEvent,
      AnalyticsEvent,
    ];
    expect((await send(player, [one, two, one])).data).toEqual({ accepted: 2, duplicates: 1 });
    expect((await send(player, [two])).data).toEqual({ accepted: 0, duplicates: 1 });
    expect(await keysOf(player)).toEqual(['one', 'two']);
    expect((await send(player, [one, two, three])).data).toEqual({ accepted: 1, duplicates: 2 });
    expect(await keysOf(player)).toEqual(['one', 'three', 'two']);
  });

  test('forty times at once is stored once', async () => {
    const player = await newPlayer(server.url);
    const events = Array.from({ length: 20 }, (_, index) => sampleEvent(`raced ${index}`));
    await Promise.all(Array.from({ length: 40 }, () => send(player, events)));
    expect(await keysOf(player)).toEqual(events.map((event) => event.idempotencyKey).sort());
  });

  test('of the same key by two players are two events', async () => {
    const [anna, ben] = [await newPlayer(server.url), await newPlayer(server.url)];
    for (const player of [anna, ben]) {
      expect((await send(player, [sampleEvent('same')])).data.accepted).toBe(1);
    }
    expect(await keysOf(anna)).toEqual(['same']);
    expect(await keysOf(ben)).toEqual(['same']);
  });

  test.each([
    ['none', []],
    ['a hundred and one', Array.from({ length: 101 }, (_, index) => sampleEvent(`${index}`))],
    ['of an unknown type', [{ ...sampleEvent('x'), eventType: 'ANYTHING' }]],
    ['without a key', [{ ...sampleEvent('x'), idempotencyKey: '' }]],
    ['with a control character', [{ ...sampleEvent('x'), idempotencyKey: 'a\u0000b' }]],
    ['with half a character', [{ ...sampleEvent('x'), sessionId: '\ud800' }]],
    ['with a nested fact', [{ ...sampleEvent('x'), eventData: { deep: { er: 1 } } }]],
    ['with a field of its own', [{ ...sampleEvent('x'), userId: 'anon_other' }]],
    ['at no time', [{ ...sampleEvent('x'), timestamp: 'yesterday' }]],
  ])('is refused when it has events %s', async (_what, events) => {
    const player = await newPlayer(server.url);
    const refused = await send(player, events as AnalyticsEvent[]);
    expect(refused.error.code).toBe('invalid_input');
    expect(await countedOf(player)).toEqual([]);
  });

  test('may be larger than other calls, up to 256 KiB', async () => {
    const player = await newPlayer(server.url);
    const large = (facts: number) =>
      Array.from({ length: 100 }, (_, index) =>
        sampleEvent(`large ${index}`, {
          eventData: Object.fromEntries(
            Array.from({ length: facts }, (_, fact) => [`fact${fact}`, 'x'.repeat(490)]),
          ),
        }),
      );
    expect((await send(player, large(4))).status).toBe(200);
    expect((await send(player, large(6))).error.code).toBe('too_large');
  });

  test('with an event that is too large is refused', async () => {
    const player = await newPlayer(server.url);
    const facts = Object.fromEntries(
      Array.from({ length: 5 }, (_, fact) => [`fact${fact}`, 'x'.repeat(490)]),
    );
    const refused = await send(player, [sampleEvent('long', { eventData: facts })]);
    expect(refused.error.code).toBe('invalid_input');
  });

  test('with a wrong clock is clamped to a possible time', async () => {
    const player = await newPlayer(server.url);
    await send(player, [
      sampleEvent('future', { timestamp: '2199-01-01T00:00:00.000Z' }),
      sampleEvent('past', { timestamp: '1999-01-01T00:00:00.000Z' }),
    ]);
    for (const { timestamp } of await countedOf(player)) {
      const ago = server.clock.now() - Date.parse(timestamp);
      expect(ago).toBeGreaterThanOrEqual(0);
      expect(ago).toBeLessThan(dayMs + 60_000);
    }
  });
});

describe('a decision about consent', () => {
  test('is stored and assigns a badge number once, in the order of decisions', async () => {
    const players = [];
    for (let made = 0; made < 3; made += 1) players.push(await newPlayer(server.url));
    const numbers = [];
    for (const player of players)
      numbers.push((await decideConsent(player, 'modal_accept')).badgeNumber);
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 2]);
    const [anna] = players as [TestPlayer];
    expect((await decideConsent(anna, 'settings_revoke', 'granted')).badgeNumber).toBe(first);
    expect((await anna.ask('readSession', {})).data.player.badgeNumber).toBe(first);
    expect((await anna.ask('exportMe', {})).data.consent).toMatchObject({
      status: 'denied',
      version: 'v1.0',
      method: 'settings_revoke',
      previousStatus: 'granted',
    });
  });

  test('by many at the same time assigns consecutive numbers', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => newPlayer(server.url)));
    const replies = await Promise.all(
      players.flatMap((player) => [
        decideConsent(player, 'modal_accept'),
        decideConsent(player, 'modal_accept'),
      ]),
    );
    const numbers = [...new Set(replies.map(({ badgeNumber }) => badgeNumber ?? 0))].sort(
      (a, b) => a - b,
    );
    expect(numbers).toHaveLength(12);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(11);
  });

  test('assigns a number that is never reused, also after its player was deleted', async () => {
    const anna = await newPlayer(server.url);
    const { badgeNumber = 0 } = await decideConsent(anna, 'modal_decline');
    await anna.ask('deleteMe', {});
    expect((await decideConsent(await newPlayer(server.url), 'modal_decline')).badgeNumber).toBe(
      badgeNumber + 1,
    );
  });

  test('that is a no stops counting on every device, until there is a yes', async () => {
    const anna = await newPlayer(server.url);
    await send(anna, [sampleEvent('before')]);
    await decideConsent(anna, 'modal_decline', 'unset', '2026-11-15T09:00:00.000Z');
    const events = [sampleEvent('after'), sampleEvent('after that')];
    expect((await send(anna, events)).data).toEqual({ accepted: 0, duplicates: 0, declined: 2 });
    const alone = await anna.ask('recordEvent', { body: { event: sampleEvent('alone') } });
    expect(alone.data).toEqual({ accepted: false });
    const decision = sampleEvent('answer', { eventType: 'CONSENT_DECISION' });
    expect((await send(anna, [...events, decision])).data).toMatchObject({
      accepted: 1,
      declined: 2,
    });
    expect((await keysOf(anna)).filter((key) => !key.startsWith('visit:'))).toEqual([
      'answer',
      'before',
    ]);
    await decideConsent(anna, 'settings_enable', 'denied', '2026-11-15T10:00:00.000Z');
    expect((await send(anna, events)).data).toEqual({ accepted: 2, duplicates: 0 });
  });

  test('reaches the other screens of the player', async () => {
    const anna = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, anna.headers);
    await decideConsent(anna, 'modal_accept');
    await listener.until(() => listener.signals().length > 0);
    expect(listener.signals()).toEqual([{ topic: 'player', id: anna.player.userId, version: 2 }]);
    listener.close();
  });

  test('that is invalid is refused, and other events get no number', async () => {
    const anna = await newPlayer(server.url);
    const event = sampleEvent('no decision', { eventType: 'CONSENT_DECISION', eventData: {} });
    const refused = await anna.ask('recordEvent', { body: { event, getBadgeNumber: true } });
    expect(refused.error.code).toBe('invalid_input');
    const start = sampleEvent('start', { eventType: 'GAME_START' });
    const { data } = await anna.ask('recordEvent', {
      body: { event: start, getBadgeNumber: true },
    });
    expect(data).toEqual({ accepted: true });
  });

  test('that comes late does not undo a newer one', async () => {
    const anna = await newPlayer(server.url);
    await decideConsent(anna, 'settings_revoke', 'granted', '2026-11-15T10:00:00.000Z');
    await decideConsent(anna, 'modal_accept', 'unset', '2026-11-15T09:00:00.000Z');
    expect((await anna.ask('exportMe', {})).data.consent?.status).toBe('denied');
  });

  test.each([
    ['ahead', 30 * dayMs],
    ['behind', -30 * dayMs],
  ])('by a clock that is a month %s counts from when it was taken', async (_case, skewMs) => {
    const anna = await newPlayer(server.url);
    const statusNow = async () => (await anna.ask('exportMe', {})).data.consent?.status;
    const now = () => new Date().toISOString();
    const skewed = (agoMs = 0) => new Date(Date.now() + skewMs - agoMs).toISOString();
    await decideConsent(anna, 'modal_accept', 'unset', skewed(), skewed());
    await decideConsent(anna, 'settings_revoke', 'granted', now(), now());
    expect(await statusNow()).toBe('denied');
    // Taken an hour ago, before the no, and sent only now.
    await decideConsent(anna, 'settings_enable', 'denied', skewed(hourMs), skewed());
    expect(await statusNow()).toBe('denied');
    await decideConsent(anna, 'settings_enable', 'denied', skewed(), skewed());
    expect(await statusNow()).toBe('granted');
  });

  test('that is later than the event it comes in counts as just taken', async () => {
    const anna = await newPlayer(server.url);
    const ahead = new Date(Date.now() + 30 * dayMs).toISOString();
    await decideConsent(anna, 'modal_accept', 'unset', ahead);
    await decideConsent(anna, 'settings_revoke', 'granted');
    expect((await anna.ask('exportMe', {})).data.consent?.status).toBe('denied');
    await decideConsent(anna, 'settings_enable', 'denied', ahead);
    expect((await anna.ask('exportMe', {})).data.consent?.status).toBe('granted');
  });

  test('of an impossible age is stored as the oldest there can be', async () => {
    const anna = await newPlayer(server.url);
    const ages = ['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'] as const;
    await decideConsent(anna, 'modal_decline', 'unset', ...ages);
    expect((await anna.ask('exportMe', {})).data.consent).toMatchObject({
      status: 'denied',
      timestamp: '1970-01-01T00:00:00.000Z',
    });
  });
});

describe('after five thousand events of one day', () => {
  let player: TestPlayer;
  beforeAll(async () => {
    player = await newPlayer(server.url);
    await send(player, [sampleEvent('the first')]);
    await countedOf(player);
    const [first] = await server.db.read
      .selectFrom('events')
      .selectAll()
      .where('player_id', '=', player.player.userId)
      .execute();
    if (!first) throw new Error('Nothing was stored.');
    const others = Array.from({ length: 4999 }, (_, index) => ({
      ...first,
      idempotency_key: `flood ${index}`,
    }));
    for (let at = 0; at < others.length; at += 1000) {
      const rows = others.slice(at, at + 1000);
      await server.db.transaction([], (sql) => sql.insertInto('events').values(rows).execute());
    }
  });

  test('more are refused', async () => {
    const refused = await send(player, [sampleEvent('one too many')]);
    expect(refused).toMatchObject({ status: 429, error: { code: 'too_many_events' } });
    const alone = { body: { event: sampleEvent('one too many, alone') } };
    expect((await player.ask('recordEvent', alone)).error.code).toBe('too_many_events');
    expect(await countedOf(player)).toHaveLength(5000);
  });

  test('one that is sent again is answered like the first time', async () => {
    const { data } = await send(player, [sampleEvent('flood 7')]);
    expect(data).toEqual({ accepted: 0, duplicates: 1 });
  });

  test('a decision about consent is still stored', async () => {
    const { badgeNumber, accepted } = await decideConsent(player, 'modal_accept');
    expect({ accepted, isNumbered: badgeNumber !== undefined }).toEqual({
      accepted: false,
      isNumbered: true,
    });
    expect((await player.ask('exportMe', {})).data.consent?.status).toBe('granted');
  });

  test('others are counted, and so is the player on another day', async () => {
    const otherPlayer = await newPlayer(server.url);
    expect((await send(otherPlayer, [sampleEvent('first')])).data.accepted).toBe(1);
    server.clock.advance(86_400_001);
    const { data } = await send(player, [sampleEvent(`tomorrow ${otherPlayer.player.userId}`)]);
    server.clock.advance(-86_400_001);
    expect(data.accepted).toBe(1);
  });
});

describe('what was counted of a player', () => {
  test('is deleted with them, buffered events included', async () => {
    const anna = await newPlayer(server.url);
    await send(anna, [sampleEvent('stored')]);
    await countedOf(anna);
    await send(anna, [sampleEvent('waiting')]);
    await anna.ask('deleteMe', {});
    const ben = await newPlayer(server.url);
    await countedOf(ben);
    for (const table of ['events', 'event_buffer', 'event_players', 'event_games'] as const) {
      const rows = await server.db.read
        .selectFrom(table)
        .select('player_id')
        .where('player_id', '=', anna.player.userId)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('passes to the account, also what arrives under the old id', async () => {
    const anna = await newAccount(server.url);
    const visitor = await newPlayer(server.url);
    await visitor.ask('submitDaily', { body: { puzzleNumber: 12, round: 1, word: 'sand' } });
    await visitor.ask('giveUpDaily', { body: { puzzleNumber: 12 } });
    await send(visitor, [sampleEvent('stored'), sampleEvent('both')]);
    await countedOf(visitor);
    await send(visitor, [sampleEvent('waiting')]);
    await send(anna, [sampleEvent('both')]);
    const back = playerFromSignIn(server.url, await signIn(server.url, anna.email, visitor));
    await back.ask('migrateData', {
      body: { postHogId: visitor.player.userId, supabaseId: back.player.userId },
    });
    expect(await keysOf(back)).toEqual(['both', 'stored', 'waiting']);
  });
});
