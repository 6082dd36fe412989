import * as daily from './support/daily.ts';
import * as dance from './support/dance.ts';
import { test as base, expect, startDanceTogether } from './support/dance.ts';
import { jinxHeading, openFirstTime, playTodayLink, submitWord } from './support/first-time.ts';
import { renamePlayer } from './support/friends.ts';
import { createHiveByApi } from './support/hive-api.ts';
import { finishToday } from './support/hives.ts';
import { pageHeading } from './support/page-checks.ts';
import { ScreenReader } from './support/screen-reader.ts';

/** What is seen is said, in each state of a journey; e2e/results/spoken has it as texts. */
const test = base.extend<{ reader: ScreenReader }>({
  reader: async ({ page }, use, testInfo) => {
    const reader = new ScreenReader(page);
    await use(reader);
    await reader.attachTranscript(testInfo);
  },
});

/** Reads the page, and fails on anything that is seen and not said. Again where something was just leaving. */
async function read(reader: ScreenReader, title: string): Promise<string> {
  let said = '';
  await expect(async () => {
    const heard = await reader.read(title);
    expect(heard.unsaid, `seen on “${title}”, but not said`).toEqual([]);
    said = heard.said;
  }).toPass({ timeout: 30_000 });
  return said;
}

/** Waits until it is announced. */
const expectHeard = (reader: ScreenReader, said: string | RegExp) =>
  expect.poll(() => reader.heard()).toMatch(said);

test('the splash and the first game are said as they are seen', async ({ page, reader }) => {
  await page.goto('/');
  await expect(playTodayLink(page)).toHaveAttribute('href', '/first-time');
  await reader.listen();
  const splash = await read(reader, 'Splash');
  expect(splash).toContain('heading, bee jinx, level 1');
  expect(splash).toMatch(/^link, Play (No\. \d+|today’s pair)$/m);

  await openFirstTime(page);
  await reader.listen();
  const first = await read(reader, 'First game, round 1');
  expect(first).toMatch(/^textbox, Your word, ocean \+ desert, Warm-up! Link both in one word/m);
  expect(first).toContain('The bee has a word in mind');
  expect(first).not.toContain('water');
  await submitWord(page, 'sand');
  await expect(dance.roundHeading(page, 2)).toBeVisible();
  await expectHeard(reader, 'Round 1: you said sand, the bee said water. Warm, 64.');
  const second = await read(reader, 'First game, round 2');
  expect(second).toMatch(/^You said\nsand\nThe bee said\nwater$/m);
  expect(second).toContain('image, Warm, 64');
  await submitWord(page, 'beach');
  await expect(jinxHeading(page)).toBeFocused();
  await expectHeard(reader, /both said beach\. Jinx\.\nheading, Jinx!, level 1$/);
  expect(await read(reader, 'First game, jinx')).toMatch(/^button, Once more/m);
});

test('a daily game is said as it is seen, and the sealed word isn’t said', async ({
  page,
  reader,
  findJinxWords,
}) => {
  const [word = '', last = ''] = await findJinxWords(2);
  await daily.openDaily(page);
  // What comes after the field.
  await expect(page.getByRole('button', { name: 'Show the seal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await reader.listen();
  const start = await read(reader, 'Daily, round 1');
  const [, pair = ''] = /^textbox, Your word, (\S+ \+ \S+),/m.exec(start) ?? [];
  expect(start).toContain(`Start: ${pair.replace('+', 'and')}.`);
  expect(start).toContain('The bee’s word, sealed\nbutton, Show the seal');
  expect(start).toMatch(/^button, Hint ?, 3 left/m);
  expect(start).toMatch(/^button, Seal my word$/m);

  // With motion the cards lie open for longer.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await daily.submitWord(page, word);
  await expect(page.getByText('Sealed before you typed')).toBeVisible();
  const revealed = new RegExp(`Round 1: you said ${word}, the bee said (\\S+)\\. (\\w+, \\d+)\\.`);
  await expectHeard(reader, revealed);
  const [sentence = '', beeWord = '', warmth = ''] = revealed.exec(await reader.heard()) ?? [];
  expect(await read(reader, 'Daily, the words are turned over')).toMatch(
    new RegExp(`^The bee said\n${beeWord}$`, 'm'),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Escape');
  await expect(daily.roundHeading(page, 2)).toBeVisible();
  // The map is loaded when there is something to show on it.
  await expect(page.getByRole('img', { name: 'A map of both trails' })).toBeVisible();
  const second = await read(reader, 'Daily, round 2');
  expect(second).toContain(`You said\n${word}\nThe bee said\n${beeWord}\n`);
  expect(second).toContain(`image, ${warmth}\n`);
  expect(second).toContain(sentence);
  expect(second).toContain('image, A map of both trails. The trail so far says the same.');

  await daily.submitWord(page, last);
  await expect(daily.jinxHeading(page, 2)).toBeFocused();
  await expectHeard(reader, `Round 2: you and the bee both said ${last}. Jinx.`);
  await expectHeard(reader, /heading, Jinx in 2, level 1$/);
  await expect(page.getByText(/^skill \d+, luck \d+$/)).toBeVisible();
  const result = await read(reader, 'Daily, result');
  expect(result).toContain(last);
  expect(result).toMatch(/^button, Share your jinx$/m);
  expect(result).toMatch(/^heading, Day 1 of your streak, level 2$/m);
});

test('a dance is said as it is seen, from thinking to the jinx', async ({
  page,
  reader,
  friend,
}) => {
  await friend.goto('/jinx/dance');
  await renamePlayer(friend, 'Ben');
  await startDanceTogether(page, friend);
  await expect(page.getByText('Here now')).toBeVisible();
  await reader.listen();
  expect(await read(reader, 'Dance, round 1')).toContain('Ben is thinking');
  await dance.submitWord(friend, 'cheese');
  await expect(page.getByText('Ben’s word, sealed')).toBeAttached();
  await expectHeard(reader, 'Ben has sealed a word.');
  const sealed = await read(reader, 'Dance, the other has sealed');
  expect(sealed).toContain('Ben’s word, sealed');
  expect(sealed).not.toContain('cheese');
  await dance.submitWord(page, 'moon');
  await expect(dance.roundHeading(page, 2)).toBeVisible();
  await expectHeard(reader, 'Round 1: you said moon, Ben said cheese.');
  const second = await read(reader, 'Dance, round 2');
  expect(second).toContain('You said\nmoon\nBen said\ncheese\n');
  await dance.submitWord(page, 'mouse');
  await expect(page.getByText('Only you see it')).toBeVisible();
  expect(await read(reader, 'Dance, my word is sealed')).toContain('mouse');
  await dance.submitWord(friend, 'mouse');
  await expect(pageHeading(page)).toHaveText('Jinx in 2');
  await expect(page.getByText('What the bee would have said')).toBeVisible();
  await expectHeard(reader, 'both said mouse. Jinx.');
  expect(await read(reader, 'Dance, result')).toContain('heading, Jinx in 2, level 1');
});

test('a hive is said as it is seen: covered before I have played, then with all words', async ({
  page,
  reader,
  friend,
  findJinxWords,
}) => {
  const [word = ''] = await findJinxWords(2);
  const { groupId } = await createHiveByApi(page.request, [friend.request]);
  await friend.goto('/hive');
  await renamePlayer(friend, 'Ben');
  await finishToday(friend, [word]);
  await page.goto(`/hive/${groupId}`);
  await expect(page.getByText('Gave up after 1 round')).toBeVisible();
  await reader.listen();
  const board = await read(reader, 'Hive, board');
  expect(board).toContain('heading, The Night Shift, level 1');
  expect(board).toContain('Ben');
  expect(board).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
  await page.getByRole('tab', { name: 'Hive day' }).click();
  await expect(page.getByText('Sealed until you have played')).toBeVisible();
  expect(await read(reader, 'Hive, the day is sealed')).not.toMatch(
    new RegExp(`\\b${word}\\b`, 'i'),
  );
  await finishToday(page, [word]);
  await page.reload();
  await expect(page.getByText('The same word in 1 of 1 round')).toBeVisible();
  await reader.listen();
  expect(await read(reader, 'Hive, the day')).toContain(word);
});
