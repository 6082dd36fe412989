import type { Dance } from '@bee-jinx/contract';
import { newPlayer, type TestPlayer } from './test-player.ts';

export type GameConfig = { maxRounds?: number; pace?: 'live' | 'relaxed' };

/** Two players in one dance. */
export interface TestDance {
  gameId: string;
  players: [TestPlayer, TestPlayer];
  say(seat: 0 | 1, roundNumber: number, word: string): ReturnType<typeof submit>;
  read(seat: 0 | 1): Promise<Dance>;
  /** Both say words that don't match. */
  miss(roundNumber: number): Promise<void>;
  jinx(roundNumber: number, word?: string): Promise<void>;
}

const submit = (player: TestPlayer, gameId: string, roundNumber: number, word: string) =>
  player.ask('submitDanceWord', { body: { gameId, roundNumber, word } });

/** Started, without words. */
export async function startDance(
  url: string,
  gameConfig: GameConfig = {},
  players?: [TestPlayer, TestPlayer],
): Promise<TestDance> {
  const [inviter, guest] = players ?? (await Promise.all([newPlayer(url), newPlayer(url)]));
  const body = { invitedPlayer: guest.player.userId, gameConfig };
  const invited = await inviter.ask('inviteToDance', { body });
  if (invited.status !== 200) throw new Error(`No invite: ${invited.error.code}`);
  const { gameId } = invited.data.game;
  const answered = await guest.ask('respondToInvite', { body: { gameId, accept: true } });
  if (answered.status !== 200) throw new Error(`No answer: ${answered.error.code}`);
  return createTestDance(gameId, [inviter, guest]);
}

export function createTestDance(gameId: string, players: [TestPlayer, TestPlayer]): TestDance {
  const say: TestDance['say'] = async (seat, roundNumber, word) => {
    const player = players[seat];
    return submit(player, gameId, roundNumber, word);
  };
  const bothSay = async (roundNumber: number, firstWord: string, secondWord: string) => {
    for (const [seat, word] of [firstWord, secondWord].entries()) {
      const answer = await say(seat as 0 | 1, roundNumber, word);
      if (answer.status !== 200) throw new Error(`Refused: ${answer.error.code}`);
    }
  };
  return {
    gameId,
    players,
    say,
    read: async (seat) =>
      (await players[seat].ask('readDance', { params: { gameId }, query: {} })).data.game,
    miss: (round) => bothSay(round, wordForNumber(2 * round), wordForNumber(2 * round + 1)),
    jinx: (round, word = 'honeymoon') => bothSay(round, word, word),
  };
}

/** No vowels, so that no number spells a profanity. */
const letters = 'bdfghjklmp';

/** A different word for each number; no two are inflections of each other. */
export function wordForNumber(number: number): string {
  return `mist${[...String(number)].map((digit) => letters[Number(digit)]).join('')}o`;
}
