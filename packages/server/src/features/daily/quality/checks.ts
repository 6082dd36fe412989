import { dateOfPuzzle, latestPuzzle } from '@bee-jinx/game';
import { type Clock, formatIsoTime } from '../../../platform/clock.ts';
import type { DataCheck, Finding } from '../../../platform/data-check.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FindPuzzleDraft } from '../puzzles/puzzle-store.ts';
import {
  countInconsistentEnds,
  countWrongRoundCounts,
  listInconsistentEnds,
  listWrongRoundCounts,
  puzzleResults,
  setFinished,
  setRoundCount,
} from './queries.ts';

interface DailyCheckDeps {
  kind: Database['kind'];
  clock: Clock;
  drafts: FindPuzzleDraft;
}

/** What can't be true of daily games and puzzles. */
export function dailyChecks({ kind, clock, drafts }: DailyCheckDeps): DataCheck[] {
  return [
    {
      id: 'daily-half-ended',
      title: 'Daily games that are half ended',
      explains: 'A game has an outcome and a time at which it ended, or neither.',
      count: countInconsistentEnds,
      find: async (sql, limit) =>
        (await listInconsistentEnds(sql, limit)).map(
          ({ player_id, puzzle_number, outcome, started_at }) => ({
            id: `${player_id} ${puzzle_number}`,
            says:
              outcome === null
                ? `No. ${puzzle_number} of ${player_id} has a time of its end, but no outcome`
                : `No. ${puzzle_number} of ${player_id} ended with ${outcome}, but at no time`,
            becomes: outcome === null ? 'goes on' : `ended ${formatIsoTime(started_at)}`,
          }),
        ),
      repair: {
        does: 'Games without an outcome go on; games without a time are taken to have ended when they began.',
        keysFor,
        mend: async (sql, findings) => {
          for (const { id, becomes = '' } of findings) {
            const time = becomes.startsWith('ended ') ? Date.parse(becomes.slice(6)) : null;
            await setFinished(sql, keyOf(id), time);
          }
        },
      },
    },
    {
      id: 'daily-miscounted',
      title: 'Daily games whose rounds are miscounted',
      explains:
        'The number of rounds stands beside the rounds, so that stats needn’t read the words.',
      count: (sql) => countWrongRoundCounts(sql, kind),
      find: async (sql, limit) =>
        (await listWrongRoundCounts(sql, kind, limit)).map((row) => ({
          id: `${row.player_id} ${row.puzzle_number}`,
          says: `No. ${row.puzzle_number} of ${row.player_id} says ${row.round_count} rounds`,
          becomes: `${row.said} rounds`,
        })),
      repair: {
        does: 'The number is counted again.',
        keysFor,
        mend: async (sql, findings) => {
          for (const { id, becomes = '' } of findings) {
            await setRoundCount(sql, keyOf(id), Number.parseInt(becomes, 10));
          }
        },
      },
    },
    {
      id: 'weak-puzzles',
      title: 'Weak puzzles',
      explains:
        'Published puzzles that fewer than half of at least ten players have solved. They never change; the coming ones can be swapped on the overview.',
      count: async (sql) => (await findWeakPuzzles(sql)).length,
      find: async (sql, limit) => (await findWeakPuzzles(sql)).slice(0, limit),
    },
    {
      id: 'missing-puzzles',
      title: 'Days without a puzzle',
      explains: 'Each of the coming sixty days needs a puzzle. npm run puzzles makes more.',
      count: async () => findMissingPuzzles(clock.now(), drafts).length,
      find: async (_sql, limit) => findMissingPuzzles(clock.now(), drafts).slice(0, limit),
    },
  ];
}

const fewestPlayers = 10;
const daysAhead = 60;

async function findWeakPuzzles(sql: Parameters<DataCheck['find']>[0]): Promise<Finding[]> {
  const results = await puzzleResults(sql, fewestPlayers);
  return results
    .filter(({ ended, jinxes }) => jinxes * 2 < ended)
    .map(({ puzzle_number, word1, word2, ended, jinxes }) => ({
      id: String(puzzle_number),
      says: `No. ${puzzle_number}, ${word1} + ${word2}: ${jinxes} of ${ended} found the jinx`,
    }));
}

function findMissingPuzzles(now: number, drafts: FindPuzzleDraft): Finding[] {
  const latest = latestPuzzle(now);
  return Array.from({ length: daysAhead }, (_, index) => latest + index + 1)
    .filter((puzzleNumber) => drafts(puzzleNumber) === undefined)
    .map((puzzleNumber) => ({
      id: String(puzzleNumber),
      says: `No. ${puzzleNumber} of ${dateOfPuzzle(puzzleNumber)} has no puzzle`,
    }));
}

function keyOf(id: string) {
  const [player_id = '', puzzle_number] = id.split(' ');
  return { player_id, puzzle_number: Number(puzzle_number) };
}

const keysFor = (findings: readonly Finding[]) =>
  findings.map(({ id }) => `player:${keyOf(id).player_id}`);
