import { randomUUID } from 'node:crypto';
import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { sampleEvent } from '../../testing/test-events.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { setUp, useTestServer } from '../../testing/use-test-server.ts';
import { purgeOldEvents } from './purge-old-events.ts';
import { dayOf } from './sums/calendar.ts';

const server = useTestServer();
const admin = setUp(() => quickAdmin(server));

const buffer = async () => (await admin.ask('readEventBuffer', {})).data;
const flush = async () => (await admin.ask('flushEvents', {})).data;
const stats = async () => (await admin.ask('readStats', { query: {} })).data;
const last = (counts: number[]) => counts.at(-1) ?? 0;

/** Inserts an entry that no version of the server would have written. */
async function plant(player: TestPlayer, key: string, event: string): Promise<void> {
  await server.db.transaction([], (sql) =>
    sql
      .insertInto('event_buffer')
      .values({
        player_id: player.player.userId,
        idempotency_key: key,
        accepted_at: server.clock.now(),
        event,
      })
      .execute(),
  );
}

describe('the desk for the buffer', () => {
  test('shows buffered events without their content, and flushes them on request', async () => {
    const player = await newPlayer(server.url);
    const fill = async () => {
      await flush();
      const key = randomUUID();
      const canary = sampleEvent(`${key}-a`, { eventData: { word: 'canary' } });
      await player.ask('recordEvents', { body: { events: [canary, sampleEvent(`${key}-b`)] } });
      server.clock.advance(60_000);
      await player.ask('recordEvents', { body: { events: [sampleEvent(`${key}-c`)] } });
      server.clock.advance(-60_000);
      return buffer();
    };
    let before = await fill();
    // The server flushes by itself every few seconds, sometimes in between.
    while (before.waiting.length < 3) before = await fill();
    expect(JSON.stringify(before)).not.toContain('canary');
    const { userId } = player.player;
    const shown = { eventType: 'WORD_SUBMISSION', userId };
    expect(before.waiting).toMatchObject([shown, shown, shown]);
    const [oldestAt = '', , newestAt = ''] = before.waiting.map(({ acceptedAt }) => acceptedAt);
    expect(Date.parse(newestAt) - Date.parse(oldestAt)).toBeGreaterThanOrEqual(60_000);
    const inUse = ({ buffers }: typeof before) => buffers.filter(({ state }) => state === 'in use');
    const name = server.db.kind === 'postgres' ? 'redis' : 'database';
    expect(inUse(before)).toEqual([{ name, state: 'in use', waiting: 3, oldestAt }]);
    await flush();
    const seen = await buffer();
    expect(seen.waiting.filter(({ userId }) => userId === player.player.userId)).toEqual([]);
    expect(seen.stored).toBeGreaterThanOrEqual(2);
    expect(seen.keepDays).toBe(90);
    expect(inUse(seen)).toEqual([{ name, state: 'in use', waiting: 0 }]);
  });

  test('moves unreadable events to the dead letters without holding up others', async () => {
    const player = await newPlayer(server.url);
    await plant(player, 'broken', '{"eventType":');
    await plant(player, 'strange', JSON.stringify({ ...sampleEvent('strange'), eventType: 'X' }));
    const event = sampleEvent('fine');
    await player.ask('recordEvents', { body: { events: [event] } });
    await flush();
    const { data } = await player.ask('exportMe', {});
    expect(data.events).toEqual([event]);
    const letters = (await buffer()).deadLetters.filter(
      ({ userId }) => userId === player.player.userId,
    );
    expect(letters.map(({ reason }) => reason).sort()).toEqual([
      'It doesn’t fit the contract: eventType.',
      'It is no JSON.',
    ]);
  });

  test('retries a dead letter and drops one', async () => {
    const player = await newPlayer(server.url);
    await plant(player, 'x', 'nonsense');
    await flush();
    const mine = async () =>
      (await buffer()).deadLetters.filter(({ userId }) => userId === player.player.userId);
    const [letter] = await mine();
    const params = { letterId: letter?.letterId ?? '' };
    const again = await admin.ask('retryDeadLetter', { params });
    expect(again.data).toEqual({ stored: false, reason: 'It is no JSON.' });
    expect((await mine())[0]?.tries).toBe(2);
    const event = sampleEvent('mended');
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('event_dead_letters')
        .set({ event: JSON.stringify(event) })
        .where('id', '=', params.letterId)
        .execute(),
    );
    expect((await admin.ask('retryDeadLetter', { params })).data).toEqual({ stored: true });
    const [stored, ...others] = (await player.ask('exportMe', {})).data.events;
    expect(stored?.idempotencyKey).toBe('mended');
    expect(others).toEqual([]);
    expect((await admin.ask('retryDeadLetter', { params })).error.code).toBe('not_found');

    await plant(player, 'y', 'nonsense too');
    await flush();
    const [secondLetter] = await mine();
    const dropped = { params: { letterId: secondLetter?.letterId ?? '' } };
    expect((await admin.ask('dropDeadLetter', dropped)).data).toEqual({ dropped: true });
    expect((await admin.ask('dropDeadLetter', dropped)).data).toEqual({ dropped: true });
    expect(await mine()).toEqual([]);
  });

  test('records every action in the audit trail', async () => {
    await flush();
    await admin.ask('dropDeadLetter', { params: { letterId: 'letter_none' } });
    const { data } = await admin.ask('readAuditTrail', { query: {} });
    const acts = data.entries.map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['flushEvents', 'dropDeadLetter']));
  });

  test('is refused for everybody else', async () => {
    const player = await newPlayer(server.url);
    const params = { letterId: 'x' };
    for (const answer of [
      await player.ask('readStats', { query: {} }),
      await player.ask('readEventBuffer', {}),
      await player.ask('flushEvents', {}),
      await player.ask('retryDeadLetter', { params }),
      await player.ask('dropDeadLetter', { params }),
    ]) {
      expect(answer.error.code).toBe('forbidden');
    }
  });
});

describe('the stats', () => {
  test('count a game from start to finish', async () => {
    const before = await stats();
    const players = [await newPlayer(server.url), await newPlayer(server.url)];
    for (const [index, player] of players.entries()) {
      const key = (what: string) => `visit:7:${what}`;
      const puzzleNumber = 7;
      const events = [
        sampleEvent(key('GAME_START'), { eventType: 'GAME_START', puzzleNumber }),
        sampleEvent(key('WORD'), { puzzleNumber }),
        ...(index === 0
          ? [
              sampleEvent(key('END'), {
                eventType: 'GAME_COMPLETE',
                puzzleNumber,
                eventData: { won: true, rounds: 3 },
              }),
            ]
          : []),
      ];
      await player.ask('recordEvents', { body: { events } });
    }
    await flush();
    const after = await stats();
    const grown = (of: (from: typeof before) => number[]) => last(of(after)) - last(of(before));
    const ofType = (type: string) => (from: typeof before) =>
      from.events.find(({ eventType }) => eventType === type)?.counts ?? [];
    expect(after.to).toBe(dayOf(server.clock.now()));
    expect(after.players.active).toHaveLength(30);
    expect({
      starts: grown(ofType('GAME_START')),
      words: grown(ofType('WORD_SUBMISSION')),
      active: grown(({ players }) => players.active),
      newcomers: grown(({ players }) => players.newcomers),
      started: grown(({ games }) => games.started),
      said: grown(({ games }) => games.said),
      finished: grown(({ games }) => games.finished),
      won: grown(({ games }) => games.won),
    }).toEqual({
      starts: 2,
      words: 2,
      active: 2,
      newcomers: 2,
      started: 2,
      said: 2,
      finished: 1,
      won: 1,
    });
    const cohorts = ({ retention }: typeof before) => retention.at(-1)?.players ?? 0;
    expect(cohorts(after) - cohorts(before)).toBe(2);
  });

  test.each([
    { from: '2026-11-20', to: '2026-11-10' },
    { from: '2020-01-01', to: '2026-11-10' },
    { from: 'yesterday' },
  ])('of %j are refused', async (query) => {
    expect((await admin.ask('readStats', { query })).error.code).toBe('invalid_input');
  });
});

test('raw events and dead letters are deleted after ninety days; the sums stay', async () => {
  const player = await newPlayer(server.url);
  await player.ask('recordEvents', { body: { events: [sampleEvent('old')] } });
  await plant(player, 'old letter', 'nonsense');
  await flush();
  const letters = async () =>
    (await buffer()).deadLetters.filter(({ userId }) => userId === player.player.userId).length;
  const day = dayOf(server.clock.now());
  const words = async () => {
    const { data } = await admin.ask('readStats', { query: { from: day, to: day } });
    return data.events.find(({ eventType }) => eventType === 'WORD_SUBMISSION')?.counts;
  };
  const before = await words();
  const later = { now: () => server.clock.now() + 89 * dayMs };
  await purgeOldEvents({ db: server.db, clock: later, keepDays: 90 });
  expect((await player.ask('exportMe', {})).data.events).toHaveLength(1);
  expect(await letters()).toBe(1);
  const muchLater = { now: () => server.clock.now() + 91 * dayMs };
  await purgeOldEvents({ db: server.db, clock: muchLater, keepDays: 90 });
  expect((await player.ask('exportMe', {})).data.events).toEqual([]);
  expect(await letters()).toBe(0);
  expect(await words()).toEqual(before);
});

test('the provider is sent to browsers only if it is set up, and the CSP allows it', async () => {
  const { data } = await admin.ask('analyticsSettings', {});
  expect(data).toEqual({ provider: null });
  const withProvider = await startTestServer({
    settings: { POSTHOG_URL: 'https://eu.i.posthog.com/path', POSTHOG_KEY: 'phc_public' },
  });
  const response = await fetch(`${withProvider.url}/api/events/settings`);
  expect(await response.json()).toEqual({
    data: { provider: { host: 'https://eu.i.posthog.com', key: 'phc_public' } },
  });
  const page = await fetch(`${withProvider.url}/jinx/daily`);
  expect(page.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://eu.i.posthog.com;",
  );
  await withProvider.stop();
});
