import { createTestHive, type TestHive } from '../packages/server/src/testing/test-hive.ts';
import { newPlayer, type TestPlayer } from '../packages/server/src/testing/test-player.ts';
import { startTestServer, type TestServer } from '../packages/server/src/testing/test-server.ts';
import { type Figure, latencyFigure } from './figure.ts';
import { countDatabaseReads, measureLatencies } from './measure-calls.ts';

const periods = ['today', 'week', 'all'] as const;
/** Each of them has played every day for two years. */
const daysPlayed = 730;

/** The calls of a hive's page, with fifty members and with two. */
export async function benchHiveBoard(): Promise<Figure[]> {
  const server = await startTestServer();
  try {
    const small = await hiveOf(server.url, 2);
    const large = await hiveOf(server.url, 50);
    await fillWithGames(server);
    const figures: Figure[] = [];
    for (const [name, hive] of [
      ['2 members', small],
      ['50 members', large],
    ] as const) {
      for (const period of periods)
        figures.push(...(await measureBoard(server, hive, name, period)));
      const day = () =>
        hive.owner.ask('groupDay', { params: { groupId: hive.groupId }, query: {} });
      figures.push(latencyFigure(`hive day, ${name}`, await measureLatencies(day)));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function measureBoard(
  { db }: TestServer,
  hive: TestHive,
  name: string,
  period: (typeof periods)[number],
): Promise<Figure[]> {
  const look = () =>
    hive.owner.ask('groupBoard', { params: { groupId: hive.groupId }, query: { period } });
  const statements = await countDatabaseReads(db, look);
  return [
    latencyFigure(`board of ${period}, ${name}`, await measureLatencies(look)),
    { what: `board of ${period}, ${name}, statements`, value: String(statements) },
  ];
}

async function hiveOf(url: string, size: number): Promise<TestHive> {
  const owner: TestPlayer = await newPlayer(url);
  const hive = await createTestHive(url, {}, owner);
  for (let count = 1; count < size; count += 1) await hive.join();
  // Publishes today's puzzle, and lets the owner see its board.
  const { data } = await owner.ask('dailyPuzzle', { query: {} });
  await owner.ask('giveUpDaily', { body: { puzzleNumber: data.puzzle.puzzleNumber } });
  return hive;
}

/** Straight into the database, as playing two years would take an hour. */
async function fillWithGames({ db }: TestServer): Promise<void> {
  const members = await db.read
    .selectFrom('group_members')
    .select('player_id')
    .distinct()
    .execute();
  const [puzzle] = await db.read.selectFrom('puzzles').selectAll().execute();
  if (!puzzle) throw new Error('Nobody has opened a puzzle.');
  const numbers = Array.from({ length: daysPlayed }, (_, day) => puzzle.puzzle_number - 1 - day);
  await db.transaction([], async (sql) => {
    for (const puzzle_number of numbers) {
      await sql
        .insertInto('puzzles')
        .values({ ...puzzle, puzzle_number })
        .execute();
      const games = members.map(({ player_id }) => gameOf(player_id, puzzle_number));
      await sql.insertInto('daily_games').values(games).execute();
    }
  });
}

function gameOf(player_id: string, puzzle_number: number) {
  const rounds = JSON.stringify([{ word: 'sand' }, { word: 'beach' }]);
  return {
    player_id,
    puzzle_number,
    outcome: 'jinx' as const,
    round_count: 2 + (puzzle_number % 7),
    on_its_day: 1 as const,
    streak_day: null,
    utc_offset: null,
    closeness: 50,
    lean: 0,
    hints_used: 0,
    failed_saves: 0,
    version: 1,
    started_at: 0,
    finished_at: 0,
    replay_id: `${player_id}${puzzle_number}`,
    sealed: null,
    hints: '[]',
    rounds,
  };
}
