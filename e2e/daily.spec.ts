import { createHash } from 'node:crypto';
import type { CallReply } from '@bee-jinx/contract/browser';
import type { Locator } from '@playwright/test';
import {
  foldedSection,
  hintButton,
  jinxHeading,
  openDaily,
  pastPuzzle,
  roundHeading,
  statusMessage,
  submitAndSkip,
  submitWord,
  wordField,
} from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';
import { recordScrollListeners } from './support/listeners.ts';
import { expectAccessible } from './support/page-checks.ts';

type Submitted = { data: CallReply<'submitDaily'> };

test('I play to a jinx, and the bee had chosen its words before I typed', async ({
  page,
  findJinxWords,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [first = '', second = '', last = ''] = await findJinxWords(3);
  const submitted: Promise<Submitted>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/submit')) submitted.push(response.json());
  });
  const listeners = await recordScrollListeners(page);
  await openDaily(page);
  const seals: string[] = [];
  for (const [index, word] of [first, second, last].entries()) {
    await expect(roundHeading(page, index + 1)).toBeVisible();
    await page.getByRole('button', { name: 'Show the seal' }).click();
    const sheet = page.getByRole('dialog', { name: 'The bee’s seal' });
    seals.push((await sheet.locator('code').first().textContent()) ?? '');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await submitWord(page, word);
    await expect(statusMessage(page)).toContainText(`Round ${index + 1}`);
    if (index < 2) await page.keyboard.press('Escape');
  }
  await expect(statusMessage(page)).toHaveText(
    new RegExp(`^Round 3: you and the bee both said ${last}\\. Jinx\\.`),
  );
  await expect(jinxHeading(page, 3)).toBeFocused();

  const rounds = (await Promise.all(submitted)).map(({ data }) => data);
  const { puzzleNumber } = rounds[0]?.game ?? { puzzleNumber: 0 };
  const own = rounds.map(({ round: { salt, round, beeWord } }) =>
    createHash('sha256').update(`${salt}:${puzzleNumber}:${round}:${beeWord}`).digest('hex'),
  );
  expect(own).toEqual(seals);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Share your jinx' })).toBeFocused();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Day 1 of your streak',
    /^How others linked/,
    'The bee’s notes',
    'Your path',
    'Two trails, one cell',
    'You and the bee',
    'Next pair in',
  ]);

  const notes = page.locator('details').filter({ has: foldedSection(page, 'The bee’s notes') });
  await expect(notes).toContainText(/skill \d+, luck \d+/);
  await foldedSection(page, 'The bee’s notes').click();
  await expect(notes.getByText(`You met with ${last}.`)).toBeVisible();
  await expect(notes.getByText('would have met the bee')).toHaveCount(2);
  await expect(notes.getByText(/^Best word, round \d:/)).toBeVisible();
  await expect(notes.getByText('Most people:')).toHaveCount(3);

  const verify = page.getByRole('button', { name: 'Check the seals' });
  await expect(verify).toBeHidden();
  await foldedSection(page, 'Your path').click();
  await verify.click();
  await expect(page.getByText('The seal fits')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await foldedSection(page, 'Two trails').click();
  await page.getByText('Read it as text').click();
  await expect(page.getByText('There both trails meet.')).toBeVisible();
  await foldedSection(page, 'You and the bee').click();
  const figures = page.getByText('1 game, 1 jinx, in 3 rounds on average: excellent.');
  await expect(figures).toBeVisible();
  const expectPassive = async () => {
    const { passive, blocking } = await listeners();
    expect(passive).toContain('wheel');
    expect(blocking).toEqual([]);
  };
  await expectPassive();

  await page.reload();
  await expect(jinxHeading(page, 3)).toBeVisible();
  await expect(verify).toBeVisible();
  await expect(page.getByText('Streak: ')).toBeAttached();
  await expect(figures).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain('player.stats.');
  await expectPassive();
});

test('a reload in the middle, one while the cards turn, and a walk to the splash lose nothing', async ({
  page,
  findJinxWords,
}) => {
  const [first = '', last = ''] = await findJinxWords(2);
  await openDaily(page);
  await submitWord(page, first);
  await expect(statusMessage(page)).toContainText('Round 1');
  await page.reload();
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText(`you said ${first}`);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue today’s pair' }).click();
  await submitWord(page, last);
  await expect(statusMessage(page)).toContainText('both said');
  await page.reload();
  await expect(jinxHeading(page, 2)).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: /^See your result of No\. \d+$/ }).click();
  await expect(jinxHeading(page, 2)).toBeVisible();
});

test.describe('a word that cannot be said', () => {
  test.use({ allowedErrors: [/422/] });

  test('is refused with a reason and stays; what may have been meant is one tap away', async ({
    page,
  }) => {
    // On some days a word of the pair would be the one that was meant.
    await openDaily(page, pastPuzzle.path);
    const placeOf = async (where: Locator) => (await where.boundingBox()) ?? { y: 0, height: 0 };
    const button = page.getByRole('button', { name: 'Seal my word' });
    const buttonAt = (await placeOf(button)).y;
    for (const [word, reason] of [
      ['', 'Say a word first.'],
      ['b33', 'One word, please'],
      ['honeysucklesweetmeadowsunshinee', 'That is too long'],
      ['пчела', 'The bee knows English words only.'],
      ['zzyzzxq', 'The bee doesn’t know that word.'],
    ] as const) {
      await submitWord(page, word);
      const said = page.getByText(reason.replace('’', "'")).or(page.getByText(reason));
      await expect(said).toBeVisible();
      await expect(wordField(page)).toHaveValue(word);
      await expect(wordField(page)).toBeFocused();
      // Over the field, where it pushes nothing down.
      const { y, height } = await placeOf(said);
      expect(y + height).toBeLessThanOrEqual((await placeOf(wordField(page))).y);
      expect((await placeOf(button)).y).toBe(buttonAt);
    }
    const [taken = ''] = (await page.getByRole('listitem').last().textContent())?.match(
      /(?<=Start: )\S+/,
    ) ?? [''];
    await submitWord(page, taken);
    await expect(page.getByText(`“${taken}” is in the pair.`)).toBeVisible();

    await submitWord(page, 'gardenn');
    const suggestion = page.getByRole('button', { name: 'garden', exact: true });
    await suggestion.click();
    await expect(wordField(page)).toHaveValue('garden');
    await expect(wordField(page)).toBeFocused();
    await expect(roundHeading(page, 1)).toBeVisible();
  });
});

test('three hints, by the button and by the key; the third puts a word into the field', async ({
  page,
}) => {
  await openDaily(page);
  await hintButton(page).click();
  await expect(statusMessage(page)).toContainText('Hint 1: It is ');
  await wordField(page).press('?');
  await expect(statusMessage(page)).toContainText(
    /Hint 2: It begins with [A-Z] and has \d+ letters/,
  );
  await wordField(page).press('?');
  await expect(page.getByText('It is one of these three.').first()).toBeVisible();
  await expect(wordField(page)).toHaveValue('');
  await expect(hintButton(page)).toHaveAccessibleName(/none left/);
  const choice = page.getByRole('listitem').filter({ hasText: 'Hint 3.' }).getByRole('button');
  await expect(choice).toHaveCount(3);
  await choice.first().click();
  await expect(wordField(page)).toHaveValue((await choice.first().textContent()) ?? '?');
  await page.reload();
  const hint = page.getByText('It is one of these three.').first();
  await expect(hint).toBeVisible();

  // Sealing a word doesn't shrink the stage.
  const stageHeight = async () => (await page.locator('form').first().boundingBox())?.height;
  const before = await stageHeight();
  await page.route('**/api/jinx-daily/submit', () => {});
  await submitWord(page, 'garden');
  await expect(page.getByText('Hint 3.').locator('xpath=ancestor::ol')).toHaveAttribute('inert');
  await expect(hint).toBeVisible();
  expect(await stageHeight()).toBe(before);
});

test('giving up asks once, and opens what the bee had sealed', async ({ page }) => {
  await openDaily(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up?' });
  await expect(dialog).toContainText(
    'A day without a word doesn’t count for a streak. Say one first, and this is day 1.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(roundHeading(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Another day' })).toBeFocused();
  await expect(page.getByText('The bee would have said')).toBeVisible();
  await expect(page.getByRole('heading', { name: /of your streak/ })).toHaveCount(0);
  await foldedSection(page, 'Your path').click();
  await page.getByRole('button', { name: 'Check the seals' }).click();
  await expect(page.getByText('The seal fits')).toHaveCount(1);
});

test('two tabs are one game: a round played in one turns over in the other', async ({
  page,
  context,
  findJinxWords,
}) => {
  const [first = '', last = ''] = await findJinxWords(2);
  await openDaily(page);
  const other = await context.newPage();
  await openDaily(other);
  await wordField(other).fill('typed here');
  await submitWord(page, first);
  await expect(statusMessage(other)).toContainText(`Round 1: you said ${first}`);
  await expect(roundHeading(other, 2)).toBeVisible();
  await expect(wordField(other)).toHaveValue('typed here');
  await expect(roundHeading(page, 2)).toBeVisible();
  await submitWord(other, last);
  await expect(jinxHeading(other, 2)).toBeVisible();
  await expect(jinxHeading(page, 2)).toBeVisible();
});

test('with the keyboard alone', async ({ page, findJinxWords }) => {
  const [first = '', last = ''] = await findJinxWords(2);
  await openDaily(page);
  await expect(wordField(page)).toBeFocused();
  await expect(wordField(page)).toHaveAccessibleDescription(
    'Link both in one word. Say the same as me and we win.',
  );
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await page.keyboard.type(last.slice(0, 2));
  await expect(statusMessage(page)).toContainText('Round 1');
  await page.keyboard.press('Enter');
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(wordField(page)).toBeFocused();
  await expect(wordField(page)).toHaveValue(last.slice(0, 2));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show the seal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(last.slice(2));
  await page.keyboard.press('Enter');
  await expect(jinxHeading(page, 2)).toBeFocused();
  const path = foldedSection(page, 'Your path');
  while (!(await path.evaluate((element) => element.matches(':focus')))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const seals = page.getByRole('button', { name: 'Check the seals' });
  await expect(seals).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(seals).toBeFocused();
});

test('a jump over the header keeps the address, and what I have typed', async ({ page }) => {
  await page.goto('/archive');
  await page.getByRole('link', { name: 'Daily' }).click();
  await expect(roundHeading(page, 1)).toBeVisible();
  await wordField(page).fill('half a word');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/jinx/daily');
  await expect(wordField(page)).toHaveValue('half a word');
});

test('after my first game I may play steep: no hint, no warmth, and the result says so', async ({
  page,
  finishGame,
}) => {
  await openDaily(page, pastPuzzle.path);
  const offer = page.getByRole('button', { name: 'Steep or gentle?' });
  await expect(page.getByRole('heading', { name: 'The trail so far' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await finishGame(page.request, { rounds: 2, puzzleNumber: 998 });
  await page.goto('/jinx/daily?puzzleNumber=998');
  const notes = page.locator('details').filter({ has: foldedSection(page, 'The bee’s notes') });
  await expect(notes).toContainText(/skill \d+, luck \d+/);

  await openDaily(page, pastPuzzle.path);
  await expect(hintButton(page)).toBeVisible();
  await offer.click();
  await page.getByRole('radio', { name: 'Steep' }).dispatchEvent('click');
  await expect(page.getByText('A steep game.')).toBeVisible();
  await expect(hintButton(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('A steep game.')).toBeVisible();
  await expectAccessible(page);
  await submitWord(page, pastPuzzle.word);
  await expect(statusMessage(page)).toHaveText(
    /^Round 1: you said garden, the bee said \w+\.( |$)/,
  );
  await expect(statusMessage(page)).not.toContainText(/Cold|Cool|Mild|Warm|Hot/);
  await page.keyboard.press('Escape');
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'No warmth yet' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Share your game' }).click();
  await expect(page.getByRole('dialog')).toContainText('⛰️ steep');
});

test('a gentle game tells the first letter from round 3 on', async ({ page }) => {
  await openDaily(page, pastPuzzle.path);
  await page.evaluate(
    (body) =>
      fetch('/api/jinx-daily/slope', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    { puzzleNumber: pastPuzzle.puzzleNumber, slope: 'gentle' },
  );
  await expect(page.getByText('A gentle game.')).toBeVisible();
  for (const [index, word] of ['garden', 'music'].entries()) {
    await expect(page.getByText(/^Gently: it begins with/)).toHaveCount(0);
    await submitAndSkip(page, word, index + 2);
  }
  await expect(page.getByText(/^Gently: it begins with [A-Z]\.$/)).toBeVisible();
  await expect(statusMessage(page)).toContainText('Gently: it begins with');
});
