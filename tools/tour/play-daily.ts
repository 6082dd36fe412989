import type { DailyGame } from '@bee-jinx/contract';
import type { Page } from '@playwright/test';
import type { TestPlayer } from '../../packages/server/src/testing/test-player.ts';
import { createPlayer, playerOfPage } from './page-players.ts';

/**
 * Plays a whole game to a jinx without a screen, as the visitor unless told otherwise. Somebody else goes
 * ahead, says the same and gives up, which opens the word that the bee will say. On some days one of the
 * words is the bee's own, and the game is over with it.
 */
export async function playDailyToJinx(
  page: Page,
  puzzleNumber: number,
  words: readonly string[],
  player?: TestPlayer,
): Promise<string> {
  const scout = await createPlayer(page, 'Scout');
  await submitWords(scout, puzzleNumber, words);
  const { data } = await scout.ask('giveUpDaily', { body: { puzzleNumber } });
  const beeWord = data?.game.leftSealed?.beeWord;
  const who = player ?? (await playerOfPage(page));
  const game = await submitWords(who, puzzleNumber, beeWord ? [...words, beeWord] : words);
  if (!game?.replayId) throw new Error(`No. ${puzzleNumber} was not finished.`);
  return game.replayId;
}

/** A word that the rules refuse for this pair is left out. */
async function submitWords(
  player: TestPlayer,
  puzzleNumber: number,
  words: readonly string[],
): Promise<DailyGame | undefined> {
  let game: DailyGame | undefined;
  for (const word of words) {
    const round = (game?.rounds.length ?? 0) + 1;
    const { data } = await player.ask('submitDaily', { body: { puzzleNumber, round, word } });
    game = data?.game ?? game;
  }
  return game;
}
