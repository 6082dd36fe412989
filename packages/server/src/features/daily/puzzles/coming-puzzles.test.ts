import { dateOfPuzzle, dayMs, latestPuzzle } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '../../../testing/test-daily.ts';
import { quickAdmin } from '../../../testing/test-identity.ts';
import { mustCall, newPlayer, newPlayers, type TestPlayer } from '../../../testing/test-player.ts';
import { startTestSwarm } from '../../../testing/test-swarm.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';
import { insertPuzzle } from './queries.ts';

/** Words come back after so many days; undefined where only one of them ever does. */
let cycle: number | undefined;
const server = useTestServer({
  drafts: (number) =>
    number < 90_000 ? pairPerDay(cycle ? 1000 + (number % cycle) : number) : undefined,
});
let admin: TestPlayer;
/** The first puzzle that nobody may see yet. Each test has hundreds of its own, as a puzzle that was published stays so. */
let first = 1092;
beforeEach(async () => {
  first += 100;
  cycle = undefined;
  setClock(server, Date.parse(`${dateOfPuzzle(first - 2)}T12:00:00Z`));
  await server.db.transaction([], (sql) => sql.deleteFrom('puzzle_swaps').execute());
  admin = await quickAdmin(server);
});

/** Words of their own for every day, but for one that comes back after a hundred days. */
function pairPerDay(puzzleNumber: number) {
  const letters = [...String(puzzleNumber)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const isRead = puzzleNumber % 2 === 0;
  const word2 = puzzleNumber % 100 === 7 ? 'honeycomb' : `two${letters}`;
  return {
    word1: `one${letters}`,
    word2,
    firstWord: isRead ? `link${letters}` : `zlink${letters}`,
    par: 4,
    difficulty: 'steady' as const,
    caughtAtOnce: 15 + (puzzleNumber % 45),
    met: 60 + (puzzleNumber % 35),
    ...(isRead && { grade: 2 }),
  };
}

/** As the desk shows it. The bee of the tests gives no reason for a word with a z. */
function shown(puzzleNumber: number, draft: ReturnType<typeof pairPerDay>, isSwapped = false) {
  const reason = server.bee.reasonFor([draft.word1, draft.word2], draft.firstWord);
  return {
    puzzleNumber,
    activeDate: dateOfPuzzle(puzzleNumber),
    ...draft,
    ...(reason && { reason }),
    isSwapped,
  };
}

const coming = async () => (await admin.ask('comingPuzzles', {})).data.puzzles;
const candidatesFor = async (puzzleNumber: number) =>
  (await admin.ask('puzzleCandidates', { params: { puzzleNumber } })).data.candidates;
const swapWith = (withNumber: number, { word1, word2 } = pairPerDay(withNumber)) =>
  admin.ask('swapPuzzle', {
    params: { puzzleNumber: first },
    body: { withNumber, word1, word2 },
  });

describe('the coming puzzles', () => {
  test('are thirty, from the first that nobody on Earth may see yet, with reason and grade where they are known', async () => {
    expect(latestPuzzle(server.clock.now())).toBe(first - 1);
    expect(await coming()).toEqual(
      Array.from({ length: 30 }, (_, index) => shown(first + index, pairPerDay(first + index))),
    );
  });

  test('are fewer where no more were written', async () => {
    setClock(server, Date.parse(`${dateOfPuzzle(89_996)}T12:00:00Z`));
    admin = await quickAdmin(server);
    expect((await coming()).map(({ puzzleNumber }) => puzzleNumber)).toEqual([89_998, 89_999]);
    expect(await candidatesFor(89_998)).toEqual([]);
  });

  test('can change places with a later one, and are published so', async () => {
    const [candidate] = await candidatesFor(first);
    const other = first + 60;
    expect(candidate).toEqual(shown(other, pairPerDay(other)));
    // What was simulated goes along with its pair.
    const swapped = shown(first, pairPerDay(other), true);
    expect((await swapWith(other)).data.puzzles[0]).toEqual(swapped);
    // The same call again doesn't swap back.
    expect((await swapWith(other)).data.puzzles[0]).toEqual(swapped);
    expect((await coming())[1]).toEqual(shown(first + 1, pairPerDay(first + 1)));
    const back = (await candidatesFor(first)).find(({ puzzleNumber }) => puzzleNumber === other);
    expect(back).toEqual(shown(other, pairPerDay(first), true));

    server.clock.advance(2 * dayMs);
    const player = await newPlayer(server.url);
    const query = { puzzleNumber: first };
    const { puzzle } = (await player.ask('dailyPuzzle', { query })).data;
    const { word1, word2, par, difficulty } = pairPerDay(other);
    expect(puzzle).toEqual({
      puzzleNumber: first,
      activeDate: dateOfPuzzle(first),
      word1,
      word2,
      par,
      difficulty,
    });
    admin = await quickAdmin(server);
    expect(await swapWith(other)).toMatchObject({
      status: 409,
      error: {
        code: 'not_yet',
        message: 'Its day has begun somewhere on Earth. It stays as it is.',
      },
    });
  });

  test('are offered the next six that bring no word twice within 180 days', async () => {
    const numbers = async (puzzleNumber: number) =>
      (await candidatesFor(puzzleNumber)).map((one) => [one.puzzleNumber, one.daysApart]);
    expect(await numbers(first)).toEqual(
      Array.from({ length: 6 }, (_, index) => [first + 60 + index, undefined]),
    );
    // Near the word that comes back, every other place is too near to it, but for those that it leaves.
    const marked = first + 15;
    expect(pairPerDay(marked).word2).toBe('honeycomb');
    expect(await numbers(marked)).toEqual([1, 2, 3].map((times) => [marked + 100 * times, 100]));
  });

  test.each([
    [200, [[200], [60, 140], [61, 139], [62, 138], [63, 137], [64, 136]]],
    [
      180,
      [
        [180, 180],
        [360, 180],
        [60, 120],
        [61, 119],
        [62, 118],
        [63, 117],
      ],
    ],
    [
      150,
      [
        [150, 150],
        [300, 150],
        [60, 90],
      ],
    ],
  ])(
    'where every word comes back after %i days are offered what keeps them furthest apart, at least 90',
    async (days, expected) => {
      cycle = days;
      const candidates = await candidatesFor(first);
      expect(candidates.map((one) => [one.puzzleNumber - first, one.daysApart])).toEqual(
        expected.map(([ahead, apart]) => [ahead, apart]),
      );
    },
  );

  test('have candidates only while nobody may see them, and where they were written', async () => {
    const status = async (puzzleNumber: number) =>
      (await admin.ask('puzzleCandidates', { params: { puzzleNumber } })).status;
    expect(await status(first - 1)).toBe(404);
    expect(await status(first)).toBe(200);
    expect(await status(90_000)).toBe(404);
  });

  test('are not swapped for a pair that has gone elsewhere, was published or is not there', async () => {
    const changed = { status: 409, error: { code: 'changed_meanwhile' } };
    const { word1, word2 } = pairPerDay(first + 80);
    expect(await swapWith(first + 80, { ...pairPerDay(0), word1, word2: 'there' })).toMatchObject(
      changed,
    );
    expect(await swapWith(first + 80, { ...pairPerDay(0), word1: 'never', word2 })).toMatchObject(
      changed,
    );
    expect(await swapWith(first - 1)).toMatchObject({ status: 409, error: { code: 'not_yet' } });
    expect(await swapWith(90_000)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    await server.db.transaction([], (sql) =>
      insertPuzzle(sql, {
        puzzle_number: first + 80,
        word1,
        word2,
        first_word: 'link',
        par: 4,
        difficulty: 'steady',
        published_at: 0,
        made_by: null,
      }),
    );
    expect(await swapWith(first + 80)).toMatchObject(changed);
    expect((await coming()).some(({ isSwapped }) => isSwapped)).toBe(false);
  });

  test('are given away by no table, also where a past day’s own pair has been kept for later', async () => {
    first = 2;
    setClock(server, Date.parse(`${dateOfPuzzle(1)}T00:00:00Z`) - dayMs);
    admin = await quickAdmin(server);
    const [candidate] = await candidatesFor(1);
    const { puzzleNumber: withNumber = 0, word1 = '', word2 = '' } = candidate ?? {};
    const params = { puzzleNumber: 1 };
    await mustCall(admin, 'swapPuzzle', { params, body: { withNumber, word1, word2 } });
    // One day is over everywhere: the only one that tables begin with.
    setClock(server, Date.parse(`${dateOfPuzzle(3)}T11:59:00Z`));
    const table = await startTestSwarm(server.url, {}, await newPlayers(server.url, 3));
    expect((await table.read()).pair).toEqual([word1, word2]);
  });
});
