import { dateOfPuzzle, dayMs, latestPuzzle } from '@bee-jinx/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { quickAdmin } from '../../../testing/test-identity.ts';
import { newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer({ drafts: pairPerDay });
let admin: TestPlayer;
beforeAll(async () => {
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

const coming = async () => (await admin.ask('comingPuzzles', {})).data.puzzles;
const candidatesFor = async (puzzleNumber: number) =>
  (await admin.ask('puzzleCandidates', { params: { puzzleNumber } })).data.candidates;

describe('the coming puzzles', () => {
  test('are thirty, from the first that nobody on Earth may see yet', async () => {
    const puzzles = await coming();
    const first = latestPuzzle(server.clock.now()) + 1;
    expect(puzzles.map(({ puzzleNumber }) => puzzleNumber)).toEqual(
      Array.from({ length: 30 }, (_, index) => first + index),
    );
    expect(puzzles[0]).toMatchObject({
      ...pairPerDay(first),
      activeDate: dateOfPuzzle(first),
      isSwapped: false,
    });
  });

  test('say why the first word links both, and how well, where the bee and an editor know it', async () => {
    const puzzles = await coming();
    for (const puzzle of puzzles) {
      const { grade }: { grade?: number } = pairPerDay(puzzle.puzzleNumber);
      expect(puzzle.grade).toBe(grade);
      // The bee of the tests gives no reason for a word with a z.
      if (grade === undefined) expect(puzzle).not.toHaveProperty('reason');
      else expect(puzzle.reason).toMatch(/^\w+ · \w+$/);
    }
    expect(puzzles.filter(({ grade }) => grade === 2)).toHaveLength(15);
  });

  test('can change places with a later one, and are published so', async () => {
    const [target] = await coming();
    if (!target) throw new Error('There is nothing to swap.');
    const [candidate] = await candidatesFor(target.puzzleNumber);
    if (!candidate) throw new Error('There is nothing to swap with.');
    const { word1, word2 } = candidate;
    const swap = () =>
      admin.ask('swapPuzzle', {
        params: { puzzleNumber: target.puzzleNumber },
        body: { withNumber: candidate.puzzleNumber, word1, word2 },
      });
    // What was simulated goes along with its pair.
    const { caughtAtOnce, met } = pairPerDay(candidate.puzzleNumber);
    const swapped = { word1, word2, caughtAtOnce, met, isSwapped: true };
    expect((await swap()).data.puzzles[0]).toMatchObject(swapped);
    // The same call again doesn't swap back.
    expect((await swap()).data.puzzles[0]).toMatchObject(swapped);

    server.clock.advance(2 * dayMs);
    const player = await newPlayer(server.url);
    const query = { puzzleNumber: target.puzzleNumber };
    const { puzzle } = (await player.ask('dailyPuzzle', { query })).data;
    expect(puzzle).toMatchObject({ word1, word2 });
    admin = await quickAdmin(server);
    const late = await swap();
    expect(late).toMatchObject({ status: 409, error: { code: 'not_yet' } });
  });

  test('are offered nothing that brings a word twice within 180 days', async () => {
    const puzzles = await coming();
    const marked = puzzles.find(({ word2 }) => word2 === 'honeycomb');
    const plain = puzzles.find(({ word2 }) => word2 !== 'honeycomb');
    // Its word is near every place it could go to.
    if (marked) expect(await candidatesFor(marked.puzzleNumber)).toEqual([]);
    const offered = await candidatesFor(plain?.puzzleNumber ?? 0);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ word2 }) => word2)).not.toContain('honeycomb');
    expect(offered.every(({ daysApart }) => daysApart === undefined)).toBe(true);
  });

  test('are offered what keeps the same words furthest apart, where every word comes back within the year', async () => {
    const yearly = await startTestServer({ drafts: (number) => pairPerDay(1000 + (number % 200)) });
    const desk = await quickAdmin(yearly);
    const puzzleNumber = latestPuzzle(yearly.clock.now()) + 1;
    const { candidates } = (await desk.ask('puzzleCandidates', { params: { puzzleNumber } })).data;
    // Only after two hundred days are the words gone that stand here; what is nearer comes the sooner again.
    const apart = candidates.map(({ daysApart }) => daysApart);
    expect(apart).toEqual([undefined, 140, 139, 138, 137, 136]);
    await yearly.stop();
  });

  test('are not swapped for a pair that has gone elsewhere meanwhile', async () => {
    const [, target] = await coming();
    const puzzleNumber = target?.puzzleNumber ?? 0;
    const body = { withNumber: puzzleNumber + 80, word1: 'never', word2: 'there' };
    const refused = await admin.ask('swapPuzzle', { params: { puzzleNumber }, body });
    expect(refused).toMatchObject({ status: 409, error: { code: 'changed_meanwhile' } });
  });
});
