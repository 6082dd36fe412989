import { earliestPuzzleOfToday } from '@bee-jinx/game';
import type { Handlers } from '../../platform/http/serve.ts';
import type { DailyDeps } from './deps.ts';
import { fetchDailyStats } from './fetch-daily-stats.ts';
import { listArchive } from './list-archive.ts';
import { listOthers } from './list-others.ts';
import { readDailyNotes } from './notes/read-notes.ts';
import { openGame } from './open-game.ts';
import { chooseSlope, giveUp, submitDailyWord, takeHint } from './play-daily.ts';
import { comingPuzzles, puzzleCandidates, swapPuzzle } from './puzzles/coming-puzzles.ts';
import { presentPuzzle } from './puzzles/puzzle-store.ts';
import { readReplay } from './read-replay.ts';
import { readRecap } from './results/read-recap.ts';
import { saveScore } from './save-score.ts';
import { answerPairReport, listDeskPairs, reportPair, takePair } from './sent-pairs/desk.ts';
import { readPair } from './sent-pairs/read-pair.ts';
import { endPair, judgePair, listPairs, sendPair } from './sent-pairs/send-pair.ts';

export function dailyRoutes(deps: DailyDeps) {
  return {
    dailyPuzzle: ({ query }, { caller }) => openGame(deps, caller, query),
    publishedPuzzle: async ({ params: { puzzleNumber } }, { reply }) => {
      const puzzle = await deps.puzzles.puzzleWithMaker(puzzleNumber);
      const isPast = puzzleNumber < earliestPuzzleOfToday(deps.clock.now());
      const isFinal = isPast && puzzle.made_by === null;
      reply.header('cache-control', `public, max-age=${isFinal ? 31_536_000 : 300}`);
      return { puzzle: presentPuzzle(puzzle) };
    },
    submitDaily: ({ body }, { caller }) => submitDailyWord(deps, caller, body),
    dailyHint: ({ body }, { caller }) => takeHint(deps, caller, body),
    giveUpDaily: ({ body }, { caller }) => giveUp(deps, caller, body),
    chooseSlope: ({ body }, { caller }) => chooseSlope(deps, caller, body),
    dailyNotes: ({ query }, { caller }) => readDailyNotes(deps, caller, query.puzzleNumber),
    dailyOthers: ({ query }, { caller }) => listOthers(deps, caller, query.puzzleNumber),
    dailyArchive: ({ query }, { caller }) => listArchive(deps, caller, query),
    fetchStats: ({ query }, { caller }) => fetchDailyStats(deps, caller, query),
    readRecap: ({ query }, { caller }) => readRecap(deps, caller, query),
    saveScore: ({ body }, { caller }) => saveScore(deps, caller, body),
    comingPuzzles: () => comingPuzzles(deps),
    puzzleCandidates: ({ params }) => puzzleCandidates(deps, params.puzzleNumber),
    swapPuzzle: ({ params, body }) => swapPuzzle(deps, params.puzzleNumber, body),
    judgePair: ({ query }) => judgePair(deps, query),
    sendPair: ({ body }, { caller }) => sendPair(deps, caller, body),
    listPairs: (_input, { caller }) => listPairs(deps, caller),
    readPair: ({ params }, { caller }) => readPair(deps, caller, params.code),
    endPair: ({ params }, { caller }) => endPair(deps, caller, params.code),
    reportPair: ({ params, body }, { caller }) =>
      reportPair(deps, caller, params.code, body.reason),
    listDeskPairs: ({ query }, { caller }) => listDeskPairs(deps, caller, query.show),
    answerPairReport: ({ params, body }, { caller, request }) =>
      answerPairReport(
        deps,
        { playerId: caller.playerId, requestId: request.id },
        params.code,
        body.answer,
      ),
    takePair: ({ params, body }, { caller, request }) =>
      takePair(deps, { playerId: caller.playerId, requestId: request.id }, params.code, body),
    readReplay: ({ params }, { caller }) => readReplay(deps, caller, params.replayId),
  } satisfies Partial<Handlers>;
}
