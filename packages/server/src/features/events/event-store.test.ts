import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { sampleEvent } from '../../testing/test-events.ts';
import { at, start } from '../../testing/test-time.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import type { BufferedEvent, EventBuffer, NewEvent } from './buffer/event-buffer.ts';
import { countWaitingEvents, EventBuffers } from './buffer/event-buffers.ts';
import { dropDeadLetter, readBuffer, retryDeadLetter } from './buffer/inspect-buffer.ts';
import type { RedisBuffer } from './buffer/redis-buffer.ts';
import type { EventDeps } from './deps.ts';
import { Flusher } from './flusher.ts';
import { recordEvent, recordEvents } from './record-events.ts';
import { readStats } from './stats/read-stats.ts';
import { parseBufferedEvent } from './store-batch.ts';

const opened = openTestDatabase({ databasePool: 4 });
const { write } = opened;
const log = { warn: () => {} } as never;

let now: number;
let playerId: string;
let signals: unknown[];
let asked: unknown[];
let hasRoom: boolean;
let deps: EventDeps;
beforeEach(async () => {
  now = start;
  signals = [];
  asked = [];
  hasRoom = true;
  await write(async (sql) => {
    for (const table of ['event_buffer', 'event_dead_letters', 'event_rollups'] as const)
      await sql.deleteFrom(table).execute();
    await sql.deleteFrom('players').execute();
  });
  playerId = (await write((sql) => createNewcomer(sql, now))).id;
  deps = makeDeps(undefined);
});
afterEach(() => vi.restoreAllMocks());

function makeDeps(redis: TestRedis | undefined): EventDeps {
  const { db } = opened;
  const clock = { now: () => now };
  const buffers = new EventBuffers(db, redis as unknown as RedisBuffer | undefined);
  return {
    db,
    clock,
    buffers,
    keepDays: 90,
    provider: undefined,
    flusher: new Flusher({ db, clock, buffers, log }),
    live: { sendSignal: (to: string[], signal: object) => signals.push({ to, ...signal }) },
    budgets: {
      mayStore: async (...given: unknown[]) => {
        asked.push(given);
        return hasRoom;
      },
    },
  } as unknown as EventDeps;
}

/** A buffer that can go away, without a server. */
class TestRedis implements EventBuffer {
  readonly name = 'redis';
  state: RedisBuffer['state'] = 'in use';
  isGone = false;
  readonly events: BufferedEvent[] = [];

  async add(player: string, events: readonly NewEvent[], acceptedAt: number): Promise<number> {
    this.#reach();
    for (const { key, event } of events)
      this.events.push({ playerId: player, key, event, acceptedAt, place: key });
    return events.length;
  }
  async oldest(limit: number): Promise<BufferedEvent[]> {
    this.#reach();
    return this.events.slice(0, limit);
  }
  async remove(events: readonly BufferedEvent[]): Promise<void> {
    this.events.splice(0, events.length);
  }
  async count(): Promise<number> {
    return this.events.length;
  }
  #reach(): void {
    if (this.isGone) throw new Error('Redis is gone.');
  }
}

const event = (key: string, overrides = {}) => sampleEvent(key, { timestamp: at(0), ...overrides });
const buffered = (key: string, text?: string): NewEvent => ({
  key,
  event: text ?? JSON.stringify(event(key)),
});
const storedKeys = async () =>
  (await opened.db.read.selectFrom('events').select('idempotency_key').execute())
    .map(({ idempotency_key }) => idempotency_key)
    .sort();

describe('the buffer', () => {
  test('is shown with the fifty oldest of its events', async () => {
    const shown = async () => readBuffer(deps);
    expect(await shown()).toEqual({
      buffers: [{ name: 'database', state: 'in use', waiting: 0 }],
      waiting: [],
      stored: 0,
      keepDays: 90,
      deadLetters: [],
      deadLetterCount: 0,
    });
    expect(await countWaitingEvents(deps.buffers)).toEqual({ waiting: 0 });
    await deps.buffers.add(playerId, [buffered('strange', 'no event')], start + 1000);
    await deps.buffers.add(playerId, [buffered('first')], start);
    expect((await shown()).waiting).toEqual([
      { eventType: 'WORD_SUBMISSION', userId: playerId, acceptedAt: at(0) },
      { eventType: 'unreadable', userId: playerId, acceptedAt: at(1000) },
    ]);
    const many = Array.from({ length: 49 }, (_, index) => buffered(`more ${index}`));
    expect(await deps.buffers.add(playerId, many, start + 2000)).toBe(49);
    const { buffers, waiting } = await shown();
    expect(buffers).toEqual([{ name: 'database', state: 'in use', waiting: 51, oldestAt: at(0) }]);
    expect(waiting).toHaveLength(50);
    expect(await countWaitingEvents(deps.buffers)).toEqual({ waiting: 51, oldestAt: start });
  });

  test('in Redis is preferred, and the database stands in while it is gone', async () => {
    const redis = new TestRedis();
    deps = makeDeps(redis);
    const { buffers } = deps;
    await buffers.add(playerId, [buffered('in redis')], start + 1000);
    redis.isGone = true;
    await buffers.add(playerId, [buffered('stood in')], start + 2000);
    redis.isGone = false;
    const inDatabase = { name: 'database', waiting: 1, oldestAt: at(2000) };
    const inRedis = { name: 'redis', waiting: 1, oldestAt: at(1000) };
    const read = async () => {
      const seen = await readBuffer(deps);
      return [...seen.buffers, seen.waiting.map(({ acceptedAt }) => acceptedAt)];
    };
    expect(await read()).toEqual([
      { ...inDatabase, state: 'standing by' },
      { ...inRedis, state: 'in use' },
      [at(1000), at(2000)],
    ]);
    expect(await countWaitingEvents(buffers)).toEqual({ waiting: 2, oldestAt: start + 1000 });
    redis.state = 'keeps nothing on disk';
    await buffers.add(playerId, [buffered('on disk')], start + 3000);
    expect(await read()).toEqual([
      { ...inDatabase, waiting: 2, state: 'in use' },
      { ...inRedis, state: 'keeps nothing on disk' },
      [at(1000), at(2000), at(3000)],
    ]);
    const gone = { name: 'redis', state: 'out of reach', waiting: 0 };
    redis.isGone = true;
    expect((await read())[1]).toEqual(gone);
    expect(await countWaitingEvents(buffers)).toEqual({ waiting: 2, oldestAt: start + 2000 });
    expect(await deps.flusher.flush()).toEqual({ stored: 2, duplicates: 0, gone: 0, dead: 0 });
    redis.isGone = false;
    redis.state = 'out of reach';
    expect((await read())[1]).toEqual(gone);
    expect(await countWaitingEvents(buffers)).toEqual({ waiting: 0 });
    redis.state = 'in use';
    expect(await deps.flusher.flush()).toEqual({ stored: 1, duplicates: 0, gone: 0, dead: 0 });
    expect(await storedKeys()).toEqual(['in redis', 'on disk', 'stood in']);
    expect(redis.events).toEqual([]);
  });

  test('that is the database’s must be readable', async () => {
    vi.spyOn(deps.buffers.database, 'oldest').mockRejectedValue(new Error('No table.'));
    await expect(countWaitingEvents(deps.buffers)).rejects.toThrow('No table.');
    await expect(readBuffer(deps)).rejects.toThrow('No table.');
    await expect(deps.flusher.flush()).rejects.toThrow('No table.');
  });
});

describe('a flush', () => {
  test('stores what can be stored, once, and says what became of the rest', async () => {
    const redis = new TestRedis();
    redis.state = 'keeps nothing on disk';
    deps = makeDeps(redis);
    await deps.buffers.add(playerId, [buffered('one'), buffered('bad', '{')], start);
    await redis.add('nobody', [buffered('of nobody')], start);
    expect(await deps.flusher.flush()).toEqual({ stored: 1, duplicates: 0, gone: 1, dead: 1 });
    await deps.buffers.add(playerId, [buffered('one'), buffered('two')], start);
    await redis.add(playerId, [buffered('one')], start);
    expect(await deps.flusher.flush()).toEqual({ stored: 1, duplicates: 2, gone: 0, dead: 0 });
    expect(await deps.flusher.flush()).toEqual({ stored: 0, duplicates: 0, gone: 0, dead: 0 });
    expect(await storedKeys()).toEqual(['one', 'two']);
    const { deadLetters, deadLetterCount, stored } = await readBuffer(deps);
    expect({ deadLetters, deadLetterCount, stored }).toEqual({
      stored: 2,
      deadLetterCount: 1,
      deadLetters: [
        {
          letterId: expect.stringMatching(/^letter_[0-9a-f]{24}$/),
          userId: playerId,
          event: '{',
          reason: 'It is no JSON.',
          tries: 1,
          failedAt: at(0),
        },
      ],
    });
  });

  test('counts players and their days once over several batches', async () => {
    for (const key of ['one', 'two']) {
      await deps.buffers.add(playerId, [buffered(key)], start);
      await deps.flusher.flush();
    }
    const { players, events } = await readStats(deps, { from: '2026-11-17' });
    expect(players).toEqual({ active: [1], newcomers: [1] });
    expect(events).toContainEqual({ eventType: 'WORD_SUBMISSION', counts: [2] });
  });

  test('stores facts that no column could hold', async () => {
    const eventData = { gameId: 'dance_\0', word: '\0', '\0': ['\ud800'] };
    const { puzzleNumber: _, ...odd } = event('odd', { eventData });
    await deps.buffers.add(playerId, [buffered('odd', JSON.stringify(odd))], start);
    expect(await deps.flusher.flush()).toEqual({ stored: 1, duplicates: 0, gone: 0, dead: 0 });
  });

  /** A database that fails on what has been stored under this key. */
  function refuseKey(key: string, code: string): void {
    const real = opened.db.transaction.bind(opened.db);
    vi.spyOn(opened.db, 'transaction').mockImplementation((keys, work, options) =>
      real(
        keys,
        async (sql) => {
          const result = await work(sql);
          const found = await sql
            .selectFrom('events')
            .select('player_id')
            .where('idempotency_key', '=', key)
            .execute();
          if (found.length > 0) throw Object.assign(new Error('It is refused.'), { code });
          return result;
        },
        options,
      ),
    );
  }

  test('finds the one event that the database refuses', async () => {
    const keys = ['a', 'b', 'refused', 'd', 'e'];
    await deps.buffers.add(
      playerId,
      keys.map((key) => buffered(key)),
      start,
    );
    refuseKey('refused', '22P05');
    expect(await deps.flusher.flush()).toEqual({ stored: 4, duplicates: 0, gone: 0, dead: 1 });
    expect(await storedKeys()).toEqual(['a', 'b', 'd', 'e']);
    const { deadLetters, buffers } = await readBuffer(deps);
    expect(deadLetters).toMatchObject([
      { reason: 'The database refuses it (22P05).', event: buffered('refused').event },
    ]);
    expect(buffers).toMatchObject([{ waiting: 0 }]);
  });

  test('leaves a dead letter whose retry is counted if the database refuses it again', async () => {
    await deps.buffers.add(playerId, [buffered('refused')], start);
    refuseKey('refused', '22P05');
    await deps.flusher.flush();
    vi.restoreAllMocks();
    const letterId = (await readBuffer(deps)).deadLetters[0]?.letterId ?? '';
    refuseKey('refused', '22021');
    const reason = 'The database refuses it (22021).';
    expect(await retryDeadLetter(deps, letterId)).toEqual({ stored: false, reason });
    expect((await readBuffer(deps)).deadLetters).toMatchObject([{ letterId, reason, tries: 2 }]);
    vi.restoreAllMocks();
    refuseKey('refused', '57P01');
    await expect(retryDeadLetter(deps, letterId)).rejects.toThrow('It is refused.');
    vi.restoreAllMocks();
    expect(await retryDeadLetter(deps, letterId)).toEqual({ stored: true });
    await expect(retryDeadLetter(deps, letterId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('leaves everything where it is while the database is away', async () => {
    await deps.buffers.add(playerId, [buffered('a'), buffered('b')], start);
    refuseKey('b', '57P01');
    await expect(deps.flusher.flush()).rejects.toThrow('It is refused.');
    expect(await storedKeys()).toEqual([]);
    vi.restoreAllMocks();
    expect(await deps.flusher.flush()).toMatchObject({ stored: 2, dead: 0 });
  });
});

test('a dead letter is tried again, and deleted once it is stored or dropped', async () => {
  const letter = { accepted_at: start, failed_at: start, tries: 1, reason: 'It is no JSON.' };
  const text = JSON.stringify(event('mended'));
  const rows = [
    { id: 'mended', player_id: playerId, event: text, ...letter },
    { id: 'broken', player_id: playerId, event: '{', ...letter },
    { id: 'of nobody', player_id: null, event: text, ...letter },
    { id: 'long', player_id: null, event: 'x'.repeat(2001), ...letter },
  ];
  await write((sql) => sql.insertInto('event_dead_letters').values(rows).execute());
  now += 1000;
  expect(await retryDeadLetter(deps, 'mended')).toEqual({ stored: true });
  expect(await storedKeys()).toEqual(['mended']);
  expect(await retryDeadLetter(deps, 'broken')).toEqual({
    stored: false,
    reason: 'It is no JSON.',
  });
  expect(await retryDeadLetter(deps, 'of nobody')).toEqual({
    stored: false,
    reason: 'It names no player.',
  });
  await expect(retryDeadLetter(deps, 'mended')).rejects.toMatchObject({ code: 'not_found' });
  const { deadLetters, deadLetterCount } = await readBuffer(deps);
  expect(deadLetterCount).toBe(3);
  expect(deadLetters).toContainEqual({
    letterId: 'of nobody',
    event: text,
    reason: 'It names no player.',
    tries: 2,
    failedAt: at(1000),
  });
  expect(deadLetters.find(({ letterId }) => letterId === 'long')?.event).toHaveLength(2000);
  expect(await dropDeadLetter(deps, 'long')).toEqual({ dropped: true });
  expect((await readBuffer(deps)).deadLetterCount).toBe(2);
});

test('the row of an event has its time within the day before it was accepted', () => {
  const parse = (timestamp: string, puzzleNumber?: number) =>
    parseBufferedEvent({
      playerId: 'anna',
      key: 'key',
      acceptedAt: start,
      place: '',
      event: JSON.stringify(event('key', { timestamp, puzzleNumber, eventData: { round: 2 } })),
    });
  expect(parse(at(-5000), 7)).toEqual({
    player_id: 'anna',
    idempotency_key: 'key',
    event_type: 'WORD_SUBMISSION',
    session_id: 'visit',
    puzzle_number: 7,
    occurred_at: start - 5000,
    accepted_at: start,
    data: '{"round":2}',
  });
  expect(parse(at(1))).toMatchObject({ occurred_at: start, puzzle_number: null });
  expect(parse(at(-86_400_001))).toMatchObject({ occurred_at: start - 86_400_000 });
  const faultOf = (text: string) =>
    parseBufferedEvent({ playerId: 'anna', key: '', acceptedAt: start, place: '', event: text });
  expect(faultOf('7')).toEqual({ fault: 'It doesn’t fit the contract: the whole.' });
  expect(faultOf(JSON.stringify({ ...event('x'), eventType: 'X', sessionId: 7 }))).toEqual({
    fault: 'It doesn’t fit the contract: eventType, sessionId.',
  });
});

describe('events that are sent', () => {
  const sender = () => ({ playerId, address: 'here', isKnown: true });

  test('count towards the budgets of the address by their bytes, and are refused without room', async () => {
    const sent = event('one');
    const bytes = Buffer.byteLength(JSON.stringify(sent));
    const visitor = { address: 'here', isKnown: true };
    expect(await recordEvents(deps, sender(), [sent, sent])).toEqual({
      accepted: 1,
      duplicates: 1,
    });
    expect(asked).toEqual([[['eventsOfAnonymous', 'events'], visitor, bytes]]);
    await write((sql) => sql.updateTable('players').set({ kind: 'account' }).execute());
    await recordEvents(deps, sender(), [event('two')]);
    expect(asked[1]).toEqual([['events'], visitor, bytes]);
    hasRoom = false;
    await expect(recordEvents(deps, sender(), [event('three')])).rejects.toMatchObject({
      code: 'too_many_events',
      retryAfterSeconds: 3600,
    });
  });

  test('about consent are stored without room too, and signal a new number once', async () => {
    const decide = (eventData: object) =>
      recordEvent(deps, sender(), {
        event: event('decision', { eventType: 'CONSENT_DECISION', eventData }),
        getBadgeNumber: true,
      });
    await expect(decide({})).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { 'event.eventData': 'not a decision about consent' } },
    });
    hasRoom = false;
    const method = 'modal_accept';
    const timestamp = at(60_000);
    const decision = { status: 'granted', version: 'v1.0', previousStatus: 'unset' };
    const first = await decide({ ...decision, method, timestamp });
    expect(first).toEqual({ accepted: false, badgeNumber: expect.any(Number) });
    expect(await decide({ ...decision, method, timestamp })).toEqual(first);
    expect(signals).toEqual([{ to: [playerId], topic: 'player', id: playerId, version: 2 }]);
    expect(await opened.db.read.selectFrom('consents').selectAll().execute()).toEqual([
      {
        player_id: playerId,
        status: 'granted',
        version: 'v1.0',
        method,
        previous_status: 'unset',
        decided_at: start,
      },
    ]);
    await expect(recordEvent(deps, sender(), { event: event('word') })).rejects.toMatchObject({
      code: 'too_many_events',
    });
    playerId = 'nobody';
    await expect(decide({ ...decision, method, timestamp })).rejects.toThrow();
  });
});

describe('the stats', () => {
  test('have a figure for every day, the average of wins, and who came back in later weeks', async () => {
    const rows = [
      ['2026-11-09', 'cohort', '2026-11-09', 4],
      ['2026-11-09', 'cohort', '2026-11-16', 3],
      ['2026-11-16', 'cohort', '2026-11-16', 2],
      ['2026-11-15', 'events', 'GAME_START', 5],
      ['2026-11-14', 'events', 'GAME_START', 50],
      ['2026-11-16', 'players', 'active', 6],
      ['2026-11-16', 'players', 'new', 7],
      ['2026-11-16', 'games', 'started', 8],
      ['2026-11-16', 'games', 'said', 9],
      ['2026-11-17', 'games', 'finished', 10],
      ['2026-11-16', 'games', 'won', 1],
      ['2026-11-17', 'games', 'won', 2],
      ['2026-11-16', 'games', 'rounds', 3],
      ['2026-11-17', 'games', 'rounds', 8],
    ] as const;
    const values = rows.map(([day, figure, part, count]) => ({ day, figure, part, count }));
    await write((sql) => sql.insertInto('event_rollups').values(values).execute());
    const { events, ...stats } = await readStats(deps, { from: '2026-11-15' });
    expect(stats).toEqual({
      from: '2026-11-15',
      to: '2026-11-17',
      players: { active: [0, 6, 0], newcomers: [0, 7, 0] },
      games: { started: [0, 8, 0], said: [0, 9, 0], finished: [0, 0, 10], won: [0, 1, 2] },
      averageRounds: 3.7,
      retention: [
        { week: '2026-11-09', players: 4, stayed: [3] },
        { week: '2026-11-16', players: 2, stayed: [] },
      ],
    });
    expect(events).toContainEqual({ eventType: 'GAME_START', counts: [5, 0, 0] });
    const noWins = await readStats(deps, { from: '2026-11-15', to: '2026-11-15' });
    expect(noWins).toMatchObject({ averageRounds: null, games: { won: [0] } });
    expect(noWins.retention).toEqual([{ week: '2026-11-09', players: 4, stayed: [] }]);
    expect((await readStats(deps, { to: '2026-10-04' })).retention).toEqual([]);
  });

  test('are of thirty days unless another range is named, up to four hundred', async () => {
    const lengthOf = async (range: { from?: string; to?: string }) =>
      (await readStats(deps, range)).players.active.length;
    expect(await readStats(deps, {})).toMatchObject({ from: '2026-10-19', to: '2026-11-17' });
    expect(await lengthOf({})).toBe(30);
    const to = '2026-11-17';
    expect(await lengthOf({ from: '2025-10-14', to })).toBe(400);
    for (const from of ['2025-10-13', '2026-11-18'])
      await expect(readStats(deps, { from, to })).rejects.toMatchObject({
        code: 'invalid_input',
        details: { fields: { from: 'between 1 and 400 days before the last one' } },
      });
  });
});
