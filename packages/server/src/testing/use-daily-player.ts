import { beforeEach } from 'vitest';
import { noon, today } from './test-daily.ts';
import { newPlayer, type TestPlayer } from './test-player.ts';
import { useTestServer } from './use-test-server.ts';

/** A server at noon of today's puzzle with a new player for each test, and what that player calls. */
export function useDailyPlayer() {
  const server = useTestServer({ at: noon });
  const player = {} as TestPlayer;
  beforeEach(async () => {
    Object.assign(player, await newPlayer(server.url));
  });
  return {
    server,
    player,
    submit: (round: number, word: string, puzzleNumber = today) =>
      player.ask('submitDaily', { body: { puzzleNumber, round, word } }),
    open: (puzzleNumber = today) => player.ask('dailyPuzzle', { query: { puzzleNumber } }),
  };
}
