import type { CallReply, PlayedRound } from '@bee-jinx/contract/browser';
import { type Browser, expect, type Page } from '@playwright/test';

type Reply = { data: CallReply<'submitDaily'> };
type Opened = { data: CallReply<'dailyPuzzle'> };

export const wordField = (page: Page) => page.getByRole('textbox', { name: /your word/i });
export const roundHeading = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Round ${number}`, exact: true });
export const statusMessage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Round|^Hint|^The hive/ });
export const jinxHeading = (page: Page, rounds: number) =>
  page.getByRole('heading', { level: 1, name: `Jinx in ${rounds}` });
/** A folded section of the result. */
export const foldedSection = (page: Page, title: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title }) });
export const hintButton = (page: Page) => page.getByRole('button', { name: /^Hint/ });
export const sealButton = (page: Page) => page.getByRole('button', { name: 'Seal my word' });

/** Common words that the bee knows too. */
const plainWords: readonly string[] = [
  'fire',
  'music',
  'garden',
  'letter',
  'window',
  'bread',
  'summer',
  'dog',
];

/** An old puzzle with a word for it that is no jinx: independent of today's puzzle. */
export const pastPuzzle = {
  puzzleNumber: 1000,
  path: '/jinx/daily?puzzleNumber=1000',
  word: 'garden',
};
export const otherPastPuzzle = { path: '/jinx/daily?puzzleNumber=999', word: 'music' };

export async function openDaily(page: Page, path = '/jinx/daily'): Promise<void> {
  await page.goto(path);
  await expect(roundHeading(page, 1)).toBeVisible();
}

export async function submitWord(page: Page, word: string): Promise<void> {
  await wordField(page).fill(word);
  await wordField(page).press('Enter');
}

/** Skips the reveal. */
export async function submitAndSkip(page: Page, word: string, next: number): Promise<void> {
  await submitWord(page, word);
  await expect(statusMessage(page)).toContainText(`Round ${next - 1}`);
  await page.keyboard.press('Escape');
  await expect(roundHeading(page, next)).toBeVisible();
}

const knownWords = new Map<string, Promise<string[]>>();

/**
 * The words that lead to a jinx in so many rounds. The bee replies the same to everybody who says the same, so
 * another player can find them out beforehand, once for all journeys of a worker.
 */
export function findJinxWords(
  browser: Browser,
  url: string,
  rounds: number,
  puzzle: { puzzleNumber?: number } = {},
): Promise<string[]> {
  const day = puzzle.puzzleNumber ?? new Date().toISOString().slice(0, 10);
  const key = `${url} ${day} ${rounds}`;
  const words = knownWords.get(key) ?? searchJinxWords(browser, url, rounds, puzzle);
  knownWords.set(key, words);
  return words;
}

async function searchJinxWords(
  browser: Browser,
  url: string,
  rounds: number,
  puzzle: { puzzleNumber?: number },
): Promise<string[]> {
  let words = plainWords;
  for (;;) {
    const path = await playAhead(browser, url, words, rounds, puzzle);
    const last = path.at(-1);
    if (!last) throw new Error('Too few words for so many rounds.');
    if (path.length === rounds) return [...path.slice(0, -1).map(({ word }) => word), last.beeWord];
    // A jinx too early: try without that word.
    words = words.filter((word) => word !== last.word);
  }
}

/** As another player, for so many rounds or until a jinx. */
async function playAhead(
  browser: Browser,
  url: string,
  words: readonly string[],
  rounds: number,
  puzzle: { puzzleNumber?: number },
): Promise<PlayedRound[]> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const api = context.request;
    const { data } = (await (await api.post('/api/session')).json()) as {
      data: { player: { userId: string } };
    };
    const headers = { 'x-user-id': data.player.userId };
    const opened = (await (
      await api.get('/api/jinx-daily/puzzle', { headers, params: puzzle })
    ).json()) as Opened;
    const { puzzleNumber } = opened.data.puzzle;
    const path: PlayedRound[] = [];
    for (const word of words) {
      const body = { puzzleNumber, round: path.length + 1, word };
      const answer = await api.post('/api/jinx-daily/submit', { headers, data: body });
      // A word of the pair, or one that the bee has said already, is refused.
      if (!answer.ok()) continue;
      const { round } = ((await answer.json()) as Reply).data;
      path.push(round);
      if (path.length === rounds || round.match !== null) break;
    }
    return path;
  } finally {
    await context.close();
  }
}
