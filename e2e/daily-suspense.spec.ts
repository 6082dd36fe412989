import type { CallReply } from '@bee-jinx/contract/browser';
import type { BrowserContext, Page } from '@playwright/test';
import { openDaily, pastPuzzle, statusMessage, submitWord } from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';
import { recordChanges } from './support/record-changes.ts';

type Submitted = { data: CallReply<'submitDaily'> };

/**
 * Plays round 1 with the same game open in another tab. Answers with what changed in both from the seal until both
 * words were face up, without the words themselves.
 */
async function recordRound(page: Page, path: string, word: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('ui.sound', 'on'));
  await openDaily(page, path);
  // The first sound loads the synthesiser.
  await submitWord(page, '');
  const otherTab = await page.context().newPage();
  await openDaily(otherTab, path);
  // Both have loaded the last part of their header.
  for (const tab of [page, otherTab]) {
    await expect(tab.getByText('Inbox')).toBeAttached();
    await expect(tab.getByRole('banner').getByText(/^No\. \d+$/)).toBeVisible();
  }
  await page.bringToFront();

  const [changes, elsewhere] = [await recordChanges(page), await recordChanges(otherTab)];
  const reply = page.waitForResponse((response) => response.url().endsWith('/submit'));
  await submitWord(page, word);
  const { round } = ((await (await reply).json()) as Submitted).data;
  await expect(statusMessage(page)).toContainText('Round 1');

  const here = await changes.read();
  const isTurned = ({ what }: { what: string }) => /data-phase=(beat|warming|jinx)$/.test(what);
  const turned = here.find(isTurned)?.at ?? 0;
  /** The bee's eyes follow the field, and the size of a word follows from its length. */
  const isLook = ({ what }: { what: string }) =>
    / style=--ex| class=(HexCard|WordInput)_/.test(what);
  const untilTurned = (recorded: typeof here) => [
    ...new Set(
      recorded
        .filter((change) => change.at < turned && !isLook(change))
        .map(({ what }) =>
          what
            .replaceAll(round.word, '…')
            .replaceAll(round.beeWord, '…')
            // The letter on the player's own seal.
            .replace(/(?<=A sealed word)[A-Z]/, ''),
        )
        .sort(),
    ),
  ];
  return {
    otherTab,
    here: untilTurned(here),
    // That tab is still loading parts of the shell, which have no text yet.
    elsewhere: untilTurned(await elsewhere.read()).filter((what) => !what.endsWith(' + -')),
    atTheTurn: here.filter(({ at }) => at === turned).map(({ what }) => what),
  };
}

/** They start in a page's first idle moment, which doesn't come. */
const holdBackgroundTasks = (context: BrowserContext) =>
  context.addInitScript(() => {
    const request = window.requestIdleCallback;
    window.requestIdleCallback = () => {
      window.requestIdleCallback = request;
      return 0;
    };
  });

for (const [which, path, puzzle, isIdle] of [
  ['today’s puzzle', '/jinx/daily', {}, true],
  ['an archived puzzle, in tabs that are still busy,', pastPuzzle.path, pastPuzzle, false],
] as const) {
  test(`until both words of ${which} are face up, nothing tells how the round ends`, async ({
    page,
    openPlayer,
    findJinxWords,
  }) => {
    const { puzzleNumber } = puzzle as { puzzleNumber?: number };
    const known = puzzleNumber === undefined ? undefined : { puzzleNumber };
    const [beeWord = ''] = await findJinxWords(1, known);
    const [noJinx = ''] = await findJinxWords(2, known);
    const loser = await openPlayer();
    if (!isIdle) for (const player of [loser, page]) await holdBackgroundTasks(player.context());
    const lost = await recordRound(loser, path, noJinx);
    await loser.context().close();
    const won = await recordRound(page, path, beeWord);

    expect(won.here.some((what) => what.includes('data-phase=turning'))).toBe(true);
    expect(won.here).toEqual(lost.here);
    // “Give up” is gone.
    expect(won.here.some((what) => what.endsWith('data-hidden=true'))).toBe(true);
    expect(won.elsewhere).toEqual(lost.elsewhere);

    // The outcome does arrive once it may.
    expect(won.atTheTurn.some((what) => what.includes('+Jinx!'))).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Jinx in 1' })).toBeVisible();
    await expect(won.otherTab.getByRole('heading', { level: 1, name: 'Jinx in 1' })).toBeVisible();
    if (puzzleNumber === undefined) await expect(page.getByText('Streak: ')).toBeAttached();
  });
}
