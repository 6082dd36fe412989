import { beforeEach } from 'vitest';
import { testBee } from './test-bee.ts';
import { nonMatchingWord } from './test-daily.ts';
import { mustCall, newPlayer, type TestPlayer } from './test-player.ts';
import { useTestServer } from './use-test-server.ts';

export const words = { word1: 'wind', word2: 'cloud' };
export const { firstWord } = testBee().judgePair(['wind', 'cloud']);
export const gone = { status: 404, error: { code: 'not_found' } };
export const noLongerOpen = {
  status: 404,
  error: {
    code: 'not_found',
    message: 'This pair is no longer open. Perhaps its link was ended.',
  },
};

/** A server with a maker of pairs and a friend, both new for each test, and what they do with a pair. */
export function useTestPairs() {
  const server = useTestServer();
  const [maker, friend] = [{} as TestPlayer, {} as TestPlayer];
  beforeEach(async () => {
    for (const player of [maker, friend]) Object.assign(player, await newPlayer(server.url));
  });
  const open = (player: TestPlayer, pairCode: string) =>
    player.ask('dailyPuzzle', { query: { pairCode } });
  return {
    server,
    maker,
    friend,
    send: (more: { note?: string; offer?: 'no' | 'named' | 'unnamed' } = {}) =>
      mustCall(maker, 'sendPair', { body: { ...words, ...more } }),
    open,
    read: (player: TestPlayer, code: string) => player.ask('readPair', { params: { code } }),
    finish: async (player: TestPlayer, code: string): Promise<void> => {
      const { puzzle } = (await open(player, code)).data;
      const { puzzleNumber } = puzzle;
      const say = (round: number, word: string) =>
        mustCall(player, 'submitDaily', { body: { puzzleNumber, round, word } });
      await say(1, nonMatchingWord(1));
      await mustCall(player, 'giveUpDaily', { body: { puzzleNumber } });
    },
  };
}
