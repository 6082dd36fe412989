import { earliestPuzzleOfToday } from '@bee-jinx/game';
import type { Handlers } from '../../platform/http/serve.ts';
import { fetchStats } from './fetch-stats.ts';
import { giveUp } from './give-up.ts';
import { listArchive } from './list-archive.ts';
import { openGame } from './open-game.ts';
import type { DailyParts } from './parts.ts';
import { comingPuzzles, puzzleCandidates, swapPuzzle } from './puzzles/coming-puzzles.ts';
import { presentPuzzle } from './puzzles/puzzles.ts';
import { readReplay } from './read-replay.ts';
import { saveScore } from './save-score.ts';
import { seeOthers } from './see-others.ts';
import { submitWord } from './submit-word.ts';
import { takeHint } from './take-hint.ts';

type DailyCalls =
  | 'dailyPuzzle'
  | 'publishedPuzzle'
  | 'submitDaily'
  | 'dailyHint'
  | 'giveUpDaily'
  | 'dailyOthers'
  | 'dailyArchive'
  | 'fetchStats'
  | 'saveScore'
  | 'readReplay'
  | 'comingPuzzles'
  | 'puzzleCandidates'
  | 'swapPuzzle';

export function dailyRoutes(parts: DailyParts): Handlers<DailyCalls> {
  return {
    dailyPuzzle: ({ query }, { caller }) => openGame(parts, caller, query),
    publishedPuzzle: async ({ params: { puzzleNumber } }, { reply }) => {
      const puzzle = await parts.puzzles.puzzleOf(puzzleNumber);
      const isPast = puzzleNumber < earliestPuzzleOfToday(parts.clock.now());
      reply.header('cache-control', `public, max-age=${isPast ? 31_536_000 : 300}`);
      return { puzzle: presentPuzzle(puzzle) };
    },
    submitDaily: ({ body }, { caller }) => submitWord(parts, caller, body),
    dailyHint: ({ body }, { caller }) => takeHint(parts, caller, body),
    giveUpDaily: ({ body }, { caller }) => giveUp(parts, caller, body),
    dailyOthers: ({ query }, { caller }) => seeOthers(parts, caller, query.puzzleNumber),
    dailyArchive: ({ query }, { caller }) => listArchive(parts, caller, query),
    fetchStats: ({ query }, { caller }) => fetchStats(parts, caller, query.date),
    saveScore: ({ body }, { caller }) => saveScore(parts, caller, body),
    comingPuzzles: () => comingPuzzles(parts),
    puzzleCandidates: ({ params }) => puzzleCandidates(parts, params.puzzleNumber),
    swapPuzzle: ({ params, body }) => swapPuzzle(parts, params.puzzleNumber, body),
    readReplay: ({ params }, { caller }) => readReplay(parts, caller, params.replayId),
  };
}
