import { dayMs, latestPuzzle } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { postgresTables, sqliteTables } from './platform/database/read-tables.ts';
import type { Tables } from './platform/database/schema.ts';
import { playEvening } from './testing/growth/exercise-all-calls.ts';
import { quickAdmin } from './testing/test-identity.ts';
import { mustCall, newPlayer, type TestPlayer } from './testing/test-player.ts';
import { useTestServer } from './testing/use-test-server.ts';

const server = useTestServer();

/** Columns of any table in which one of these texts stands. */
async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const { read, kind } = server.db;
  const tables = await (kind === 'sqlite' ? sqliteTables : postgresTables)(read);
  const found = new Set<string>();
  for (const { name } of tables) {
    const table = name as keyof Tables;
    const rows = await read.selectFrom(table).selectAll().execute();
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (texts.some((text) => String(value).includes(text))) found.add(`${name}.${column}`);
    }
  }
  return [...found].toSorted();
}

/** Returns the number of the puzzle of the day that was made of the player's pair. */
async function becomePuzzleOfTheDay(maker: TestPlayer, ahead: number): Promise<number> {
  const puzzleNumber = latestPuzzle(server.clock.now()) + ahead;
  const words = { word1: 'wind', word2: 'river' };
  const { pair } = await mustCall(maker, 'sendPair', { body: { ...words, offer: 'named' } });
  const body = { puzzleNumber, isNamed: true };
  await mustCall(await quickAdmin(server), 'takePair', { params: { code: pair.code }, body });
  return puzzleNumber;
}

test('no table names a deleted player, whatever they have done, and no reply does', async () => {
  const [anna, ben] = [await newPlayer(server.url), await newPlayer(server.url)];
  const names = ['Unmistakable Anna', 'Unmistakable Ben'];
  await mustCall(anna, 'changeMe', { body: { displayName: names[0] ?? '' } });
  await mustCall(ben, 'changeMe', { body: { displayName: names[1] ?? '' } });
  await playEvening(server.url, anna, ben);
  const puzzleNumber = await becomePuzzleOfTheDay(anna, 1);
  await becomePuzzleOfTheDay(ben, 2);
  server.clock.advance(dayMs);
  const reader = await newPlayer(server.url);
  const ofTheDay = { query: { puzzleNumber } };
  const { puzzle } = await mustCall(reader, 'dailyPuzzle', ofTheDay);
  expect(puzzle.madeBy).toBe(names[0]);
  const traces = [...names, 'Annie', anna.player.userId, ben.player.userId];
  expect((await columnsWith(traces)).length).toBeGreaterThan(30);
  server.clock.advance(2 * dayMs);
  const params = { puzzleNumber: String(puzzleNumber) };
  const named = await reader.ask('publishedPuzzle', { params });
  expect(named.headers.get('cache-control')).toBe('public, max-age=300');
  for (const player of [anna, ben]) await mustCall(player, 'deleteMe', {});
  expect(await columnsWith(traces)).toEqual([]);
  expect((await mustCall(reader, 'dailyPuzzle', ofTheDay)).puzzle).toEqual({
    ...puzzle,
    madeBy: undefined,
  });
}, 60_000);
