import { playDanceWord, startDance as startGame } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import type { Writer } from '../../platform/database/database.ts';
import { findFullScans } from '../../testing/growth/full-scans.ts';
import { startDance } from '../../testing/test-dance.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { stepColumns } from './dance-row.ts';
import { DanceStore } from './dance-store.ts';
import { findDance, type SavedStep } from './queries.ts';

const server = useTestServer();

/** Games of their own, each with a first word that could be saved. */
async function openSteps(count: number): Promise<SavedStep[]> {
  const dances = await Promise.all(Array.from({ length: count }, () => startDance(server.url)));
  return Promise.all(dances.map(({ gameId }) => stepWith(gameId, 'sand')));
}

async function stepWith(gameId: string, word: string): Promise<SavedStep> {
  const row = await findDance(server.db.read, gameId);
  if (!row) throw new Error('The dance is gone.');
  const before = startGame({ maxRounds: 3, pace: 'live' }, row.created_at);
  const judge = { sameLemma: () => false, warmth: () => 40 };
  const ruling = playDanceWord(before, 0, { round: 1, word }, judge, row.created_at);
  if (!ruling.ok) throw new Error(ruling.refusal);
  const columns = stepColumns(row, before, ruling.game, row.created_at);
  return { id: gameId, expectedVersion: row.version, columns };
}

const holds = async ({ id, expectedVersion, columns }: SavedStep) => {
  const row = await findDance(server.db.read, id);
  return row?.version === expectedVersion + 1 && row.game === columns.game;
};

test('steps of several games are saved by one statement, but for one whose version no longer holds', async () => {
  const store = new DanceStore(server.db);
  const [one, other, behind] = (await openSteps(3)) as [SavedStep, SavedStep, SavedStep];
  behind.expectedVersion -= 1;
  const statements: string[] = [];
  server.db.onStatement((sql) => statements.push(sql));
  expect(await Promise.all([one, behind, other].map((step) => store.save(step)))).toEqual([
    true,
    false,
    true,
  ]);
  const updates = statements.filter((sql) => sql.includes('update dance_games'));
  expect(updates).toHaveLength(1);
  const tables = new Set(['dance_games']);
  expect(await findFullScans(server.db, updates, { tables, rows: 'few' })).toEqual([]);
  expect(await Promise.all([one, other].map(holds))).toEqual([true, true]);
  const { columns } = one;
  expect(await findDance(server.db.read, one.id)).toMatchObject(columns);
  expect((await findDance(server.db.read, behind.id))?.version).toBe(behind.expectedVersion + 1);
});

test('a game that another transaction holds is passed over, and keeps nobody waiting', async () => {
  const store = new DanceStore(server.db);
  const [one, held, other] = (await openSteps(3)) as [SavedStep, SavedStep, SavedStep];
  const lock = (sql: Writer) =>
    sql.updateTable('dance_games').set({ warn_at: 1 }).where('id', '=', held.id).execute();
  const saved = await server.db.transaction([], async (sql) => {
    await lock(sql);
    return Promise.all([one, held, other].map((step) => store.save(step)));
  });
  expect(saved).toEqual([true, false, true]);
  expect(await Promise.all([one, held, other].map(holds))).toEqual([true, false, true]);
});

test('of two servers that save the same games at once in another order, each game is saved by one', async () => {
  const ids = (await openSteps(6)).map(({ id }) => id);
  for (let round = 0; round < 20; round += 1) {
    const steps = await Promise.all(ids.map((id) => stepWith(id, 'sand')));
    const theirs = await Promise.all(ids.map((id) => stepWith(id, 'wave')));
    const stores = [new DanceStore(server.db), new DanceStore(server.db)] as const;
    const [mine, others] = await Promise.all([
      Promise.all(steps.map((step) => stores[0].save(step))),
      Promise.all(theirs.toReversed().map((step) => stores[1].save(step))),
    ]);
    const winners = steps.map((_, at) => [mine[at], others.toReversed()[at]].filter(Boolean));
    expect(winners.map(({ length }) => length)).not.toContain(2);
    const rows = await Promise.all(
      steps.map(async (step, at) => [await holds(step), await holds(theirs[at] as SavedStep)]),
    );
    expect(rows).toEqual(steps.map((_, at) => [mine[at], others.toReversed()[at]]));
  }
});
