import { createHash } from 'node:crypto';
import type { DailyGame, DailyRound } from '@bee-jinx/contract';
import { testBee, testPuzzle } from './test-bee.ts';
import type { TestPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** The number of the puzzle of the day that `noon` is on. */
export const today = 1050;
export const noon = Date.parse('2026-11-15T12:00:00Z');

export function setClock({ clock }: TestServer, now: number): void {
  clock.advance(now - clock.now());
}

/** What the test bee will say next. */
export function predictBeeWord(
  puzzleNumber: number,
  rounds: readonly Pick<DailyRound, 'word' | 'beeWord'>[] = [],
): string {
  if (rounds.length === 0) return testPuzzle(puzzleNumber)?.firstWord ?? '';
  const used = rounds.flatMap(({ word, beeWord }) => [word, beeWord]);
  return testBee().reply(['', ''], ['ocean', 'desert', ...used]);
}

export const sealOf = (salt: string, puzzleNumber: number, round: number, word: string) =>
  createHash('sha256').update(`${salt}:${puzzleNumber}:${round}:${word}`).digest('hex');

/** Plays until a jinx in the given round. */
export async function winIn(
  player: TestPlayer,
  puzzleNumber: number,
  rounds: number,
  date?: string,
): Promise<DailyGame> {
  const body = { puzzleNumber, ...(date && { date }) };
  const opened = await player.ask('dailyPuzzle', { query: body });
  let { game } = opened.data;
  while (game.status === 'playing') {
    const round = game.rounds.length + 1;
    const word =
      round === rounds ? predictBeeWord(puzzleNumber, game.rounds) : nonMatchingWord(round);
    const answer = await player.ask('submitDaily', { body: { ...body, round, word } });
    if (answer.status !== 200) throw new Error(`Refused: ${answer.error.code}`);
    game = answer.data.game;
  }
  return game;
}

const letters = 'abdefghijklmnoprtuvw';

/** A word for each round that the test bee never says. */
export const nonMatchingWord = (round: number): string => `mist${letters[round - 1]}o`;
