import { describe, expect, test } from 'vitest';
import { quickAdmin } from '../../testing/test-identity.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { setUp, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const admin = setUp(() => quickAdmin(server));

describe('the caches', () => {
  const look = async (name: string) =>
    (await admin.ask('listCaches', {})).data.caches.find((cache) => cache.name === name);

  test('report their size and hits', async () => {
    await admin.ask('clearCache', { params: { name: 'published puzzles' } });
    const before = await look('published puzzles');
    const player = await newPlayer(server.url);
    for (let index = 0; index < 3; index += 1) await player.ask('dailyPuzzle', { query: {} });
    const after = await look('published puzzles');
    expect(after).toMatchObject({ place: 'memory', size: 1, oldestAt: expect.any(String) });
    expect(after?.misses).toBe((before?.misses ?? 0) + 1);
    expect(after?.hits).toBeGreaterThanOrEqual(2);
  });

  test('are cleared by name, which changes nothing for players and is written down', async () => {
    const player = await newPlayer(server.url);
    const first = (await player.ask('dailyPuzzle', { query: {} })).data.puzzle;
    const params = { name: 'published puzzles' };
    expect((await admin.ask('clearCache', { params })).data.cleared).toBe(1);
    expect((await look('published puzzles'))?.size).toBe(0);
    expect((await player.ask('dailyPuzzle', { query: {} })).data.puzzle).toEqual(first);
    const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
    expect(entries.map(({ act }) => act)).toContain('clearCache');
  });

  test('with an unknown name can not be cleared', async () => {
    expect((await admin.ask('clearCache', { params: { name: 'nothing' } })).status).toBe(404);
  });
});

describe('the schemas', () => {
  test('are the tables as they are, with columns, keys and indexes', async () => {
    const { database, tables } = (await admin.ask('readSchemas', {})).data;
    expect(database).toBe(server.db.kind);
    const games = tables.find(({ name }) => name === 'daily_games');
    expect(games?.columns.filter(({ isKey }) => isKey).map(({ name }) => name)).toEqual([
      'player_id',
      'puzzle_number',
    ]);
    expect(games?.columns.find(({ name }) => name === 'player_id')).toMatchObject({
      refersTo: 'players.id',
      isNullable: false,
    });
    const dances = tables.find(({ name }) => name === 'dance_games');
    expect(
      dances?.indexes.find(({ name }) => name === 'dance_games_one_open_per_pair'),
    ).toMatchObject({
      columns: ['pair_key'],
      isUnique: true,
      only: expect.stringMatching(/ended_at"? is null/i),
    });
  });

  test('have the shapes of every call', async () => {
    const { calls } = (await admin.ask('readSchemas', {})).data;
    const send = calls.find(({ name }) => name === 'sendFeedback');
    expect(send).toMatchObject({ method: 'POST', path: '/api/feedback', access: 'player' });
    expect(send?.body).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['kind', 'text']),
    });
    for (const part of ['params', 'query']) expect(send).not.toHaveProperty(part);
    const read = calls.find(({ name }) => name === 'readDance');
    expect(read).not.toHaveProperty('body');
    expect(read?.params).toMatchObject({ type: 'object', required: ['gameId'] });
    expect(read?.query).toMatchObject({ type: 'object' });
    expect(read?.reply).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['game']),
    });
  });
});
