import type { Page } from '@playwright/test';
import { addEarlierDays } from '../../services/earlier-days.ts';
import { playDailyToJinx, playTodaysPuzzle, seedFriendHere } from '../scenes.ts';
import type { Step } from '../step.ts';

/** Each state has a puzzle of its own, so that one visit leaves nothing behind for the next. */
const at = (puzzleNumber: number) => `/jinx/daily?puzzleNumber=${puzzleNumber}`;

const field = (page: Page) => page.getByRole('textbox', { name: /your word/i });
const round = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Round ${number}`, exact: true });

async function say(page: Page, word: string): Promise<void> {
  await field(page).fill(word);
  await field(page).press('Enter');
}

/** Words that anybody knows; one that was said already is passed over. */
const words =
  'fire music garden letter window bread summer dog paper river cloud stone table horse apple ' +
  'money winter school bottle mirror candle bridge pocket finger shadow thunder island ladder';

const passedOver = [/422/];

/** Plays so many rounds through the API, as the visitor; the page then shows how it stands. */
async function play(page: Page, puzzleNumber: number, rounds: number): Promise<void> {
  await page.evaluate(
    async ({ puzzleNumber, rounds, words }) => {
      const post = async (path: string, body?: object) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { ok: answer.ok, data: (await answer.json()).data };
      };
      let played = 0;
      for (const word of words) {
        if (played === rounds) return;
        const body = { puzzleNumber, round: played + 1, word };
        if ((await post('/api/jinx-daily/submit', body)).ok) played += 1;
      }
    },
    { puzzleNumber, rounds, words: words.split(' ') },
  );
  await page.reload();
}

/** The third hint names three words, of which one is the bee's; that one ends the game. */
async function win(page: Page): Promise<void> {
  for (let played = 1; played <= 20; played += 1) {
    for (const step of [1, 2, 3]) {
      await page.getByRole('button', { name: /^Hint/ }).click();
      await page.getByText(`Hint ${step}.`).waitFor();
    }
    const choice = page.getByRole('listitem').filter({ hasText: 'Hint 3.' }).getByRole('button');
    await choice.nth(played % 3).click();
    await field(page).press('Enter');
    const over = page.getByRole('heading', { name: /^Jinx in/ });
    await over
      .or(round(page, played + 1))
      .first()
      .waitFor();
    if (await over.isVisible()) break;
  }
  await page
    .getByRole('heading', { name: 'Next pair in' })
    .or(page.getByText('Today’s pair is waiting'))
    .waitFor();
}

/** Isn't asked before somebody's first game, so another one is played before. */
async function chooseSlope(page: Page, slope: 'Steep' | 'Gentle') {
  await playDailyToJinx(page, 899, []);
  await page.reload();
  await page.getByRole('button', { name: 'Steep or gentle?' }).click();
  await page.getByRole('radio', { name: slope }).click({ force: true });
  await page.getByText(`A ${slope.toLowerCase()} game.`).waitFor();
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('heading', { name: 'Another day' }).waitFor();
}

export const steps: Step[] = [
  { name: 'daily', path: at(901), extent: 'everything', docs: true },
  {
    name: 'daily-typed',
    path: at(902),
    prepare: (page) => field(page).fill('honeycomb'),
  },
  {
    name: 'daily-round-2',
    allowedErrors: passedOver,
    path: at(903),
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await play(page, 903, 3);
      await round(page, 4).waitFor();
    },
  },
  {
    name: 'daily-refused',
    path: at(904),
    allowedErrors: [/422/],
    async prepare(page) {
      await say(page, 'gardenn');
      await page.getByText('Did you mean').waitFor();
    },
  },
  {
    name: 'daily-hints',
    path: at(905),
    async prepare(page) {
      for (const step of [1, 2, 3]) {
        await page.getByRole('button', { name: /^Hint/ }).click();
        await page.getByText(`Hint ${step}.`).waitFor();
      }
    },
  },
  {
    name: 'daily-seal',
    allowedErrors: passedOver,
    path: at(906),
    async prepare(page) {
      await play(page, 906, 2);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('The seal fits').first().waitFor();
    },
  },
  {
    name: 'daily-away',
    path: at(907),
    loses: '/api/jinx-daily/submit',
    async prepare(page) {
      await say(page, 'garden');
      await page.getByRole('button', { name: 'Try now' }).waitFor();
    },
  },
  { name: 'daily-won', path: at(908), extent: 'everything', docs: true, prepare: win },
  {
    name: 'daily-notes',
    docs: true,
    path: at(912),
    extent: 'everything',
    async prepare(page) {
      await win(page);
      await page.getByRole('heading', { name: 'The bee’s notes' }).click();
      await page.getByText('Most people:').first().waitFor();
    },
  },
  {
    name: 'daily-slope',
    docs: true,
    player: 'stranger',
    path: at(913),
    prepare: (page) => chooseSlope(page, 'Steep'),
  },
  {
    name: 'daily-steep',
    player: 'stranger',
    path: at(914),
    allowedErrors: passedOver,
    async prepare(page) {
      await chooseSlope(page, 'Steep');
      await play(page, 914, 2);
      await round(page, 3).waitFor();
    },
  },
  {
    name: 'daily-gentle',
    player: 'stranger',
    path: at(915),
    allowedErrors: passedOver,
    async prepare(page) {
      await chooseSlope(page, 'Gentle');
      await play(page, 915, 2);
      await page.getByText(/^Gently:/).waitFor();
    },
  },
  {
    name: 'daily-around-you',
    path: '/jinx/daily',
    player: 'stranger',
    docs: true,
    async prepare(page) {
      await playTodaysPuzzle(page);
      await seedFriendHere(page);
      await page.reload();
      const around = page.getByRole('region', { name: 'Here right now' });
      await around.getByRole('button', { name: 'Dance on it' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'daily-streak-frozen',
    path: '/jinx/daily',
    player: 'stranger',
    docs: true,
    async prepare(page, server) {
      const replayId = await playTodaysPuzzle(page);
      addEarlierDays(server, replayId, [8, 7, 6, 5, 4, 3, 2]);
      await page.reload();
      await page.getByText(/A freeze saved/).scrollIntoViewIfNeeded();
    },
  },
  { name: 'daily-given-up', path: at(909), extent: 'everything', prepare: giveUp },
  {
    name: 'daily-out-of-rounds',
    allowedErrors: passedOver,
    path: at(910),
    async prepare(page) {
      await play(page, 910, 20);
      await page.getByRole('heading', { name: 'No jinx' }).waitFor();
    },
  },
  {
    name: 'daily-large-text',
    allowedErrors: passedOver,
    path: at(911),
    textSize: 200,
    async prepare(page) {
      await play(page, 911, 2);
      await round(page, 3).waitFor();
    },
  },
  { name: 'daily-not-yet', path: at(99_999), allowedErrors: [/409/] },
  { name: 'daily-no-such-puzzle', path: '/jinx/daily?puzzleNumber=bee', extent: 'once' },
];
