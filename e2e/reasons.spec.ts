import type { CallReply, PlayedRound } from '@bee-jinx/contract/browser';
import type { APIRequestContext } from '@playwright/test';
import {
  foldedSection,
  jinxHeading,
  openDaily,
  roundHeading,
  statusMessage,
  submitAndSkip,
  submitWord,
} from './support/daily.ts';
import {
  expect,
  playRound,
  roundRows,
  submitWord as sayInDance,
  startDanceTogether,
  test,
} from './support/dance.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectUsable,
  pageHeading,
} from './support/page-checks.ts';

/** Puzzles of long ago with a word that fits both, as the bee's does. */
const candidates = [
  { puzzleNumber: 956, word: 'bite' },
  { puzzleNumber: 974, word: 'horse' },
  { puzzleNumber: 949, word: 'doctor' },
  { puzzleNumber: 914, word: 'note' },
];

interface Explained {
  puzzleNumber: number;
  word: string;
  reasons: [string, string];
  /** What the bee says in the second round. */
  next: PlayedRound;
}

/** As a player of its own, who goes ahead until both words of a first round have a reason. */
async function findExplained(api: APIRequestContext): Promise<Explained> {
  const session = await (await api.post('/api/session')).json();
  const headers = { 'x-user-id': session.data.player.userId };
  const submit = async (data: object) => {
    const answer = await api.post('/api/jinx-daily/submit', { headers, data });
    return ((await answer.json()) as { data: CallReply<'submitDaily'> }).data.round;
  };
  for (const { puzzleNumber, word } of candidates) {
    const [mine, theirs] = (await submit({ puzzleNumber, round: 1, word })).reasons ?? [];
    if (!mine || !theirs) continue;
    const next = await submit({ puzzleNumber, round: 2, word: 'window' });
    return { puzzleNumber, word, reasons: [mine, theirs], next };
  }
  throw new Error('The bee has no reason for any of these words any more: choose others.');
}

const phrasesOf = (reason: string) => reason.split(' · ');
const spoken = (reason: string) => `because: ${phrasesOf(reason).join(', and ')}.`;

test('after each reveal of a daily I see why both words fit, and never before', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const { puzzleNumber, word, reasons, next } = await findExplained(elsewhere.request);
  await elsewhere.close();
  const [mine, theirs] = reasons;
  const received: string[] = [];
  page.on('response', async (response) => {
    const tells = /\/api\/|\/jinx\/daily/.test(response.url());
    if (tells) received.push(await response.text().catch(() => ''));
  });
  await openDaily(page, `/jinx/daily?puzzleNumber=${puzzleNumber}`);
  await expect(page.getByText('The bee has chosen')).toBeVisible();
  expect(received.join('\n')).toContain(`"puzzleNumber":${puzzleNumber}`);
  expect(received.join('\n')).not.toContain(theirs);

  await submitWord(page, word);
  await expect(statusMessage(page)).toContainText(spoken(theirs));
  await expect(statusMessage(page)).toContainText(spoken(mine));
  await expect(roundHeading(page, 2)).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: /^Round 1:/ });
  for (const phrase of [...phrasesOf(theirs), ...phrasesOf(mine)]) {
    await expect(first.getByText(phrase).last()).toBeVisible();
  }
  await expect(first).toContainText(`your ${word} works too`);
  await expectAccessible(page);

  await submitWord(page, next.beeWord);
  await expect(jinxHeading(page, 2)).toBeVisible();
  await foldedSection(page, 'Your path').click();
  await expect(first).toContainText(spoken(theirs));
  const reason = next.reasons?.[1];
  if (reason) await expect(page.getByText(phrasesOf(reason)[0] ?? '').first()).toBeVisible();

  const { data } = await (
    await page.request.get(`/api/jinx-daily/puzzle?puzzleNumber=${puzzleNumber}`)
  ).json();
  await page.goto(`/r/${data.game.replayId}`);
  await page.getByRole('button', { name: 'One round back' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(spoken(theirs));
  await expect(first).toContainText(spoken(mine));
  await expectAccessible(page);
});

test('a word without a tie leaves no line', async ({ page }) => {
  await openDaily(page, '/jinx/daily?puzzleNumber=956');
  await submitAndSkip(page, 'carburetor', 2);
  const first = page.getByRole('listitem').filter({ hasText: /^Round 1:/ });
  await expect(first).toBeVisible();
  await expect(first).not.toContainText('carburetor, because');
  await expect(first).not.toContainText('your carburetor');
});

test.describe('on the smallest phone, with the largest letters', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('two who dance see why both words fit, and whoever has the link', async ({
    page,
    friend,
  }) => {
    for (const one of [page, friend]) {
      await one.addInitScript(() => localStorage.setItem('ui.textSize', '200'));
    }
    const gameId = await startDanceTogether(page, friend, { maxRounds: 5 });
    await playRound([page, friend], ['moon', 'cheese'], 2);
    await sayInDance(page, 'cow');
    await expect(page.getByText('Only you see it')).toBeVisible();
    await expect(page.getByText(/jumped/)).toHaveCount(0);
    await expect(friend.getByText(/jumped/)).toHaveCount(0);
    await sayInDance(friend, 'cake');
    for (const one of [page, friend]) {
      await expect(roundHeading(one, 3)).toBeVisible();
      await expect(roundRows(one).first()).toContainText(
        "Cow, because: the cow jumped over the moon, and cheese from cow's milk.",
      );
      await expect(roundRows(one).first()).toContainText(
        'Cake, because: a moon cake, and cheesecake.',
      );
      await expectNoHorizontalScroll(one);
    }
    await expect(roundRows(page).first()).toContainText('your cow works too');
    await expect(roundRows(friend).first()).toContainText('your cake works too');
    await playRound([page, friend], ['honey', 'tape'], 4);
    await Promise.all([sayInDance(page, 'sticky'), sayInDance(friend, 'sticky')]);
    await expect(pageHeading(page)).toHaveText('Jinx in 4');
    await foldedSection(page, 'Your path').click();
    await expect(roundRows(page).first()).toContainText('Jinx. Sticky, because: both are sticky.');
    await expectNoHorizontalScroll(page);

    for (const one of [page, friend]) {
      await one.request.post('/api/multiplayer/games/share', { data: { gameId, allow: true } });
    }
    const { data } = await (await page.request.get(`/api/multiplayer/games/${gameId}`)).json();
    await page.goto(`/r/${data.game.sharing.replayId}`);
    await expect(roundRows(page).first()).toContainText('both are sticky');
    await expectUsable(page);
  });
});
