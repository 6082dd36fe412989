import type { Page } from '@playwright/test';
import { submitWord as enterWord, roundHeading, wordField } from './support/dance.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoHorizontalScroll, expectUsable } from './support/page-checks.ts';

// A table that isn't there is answered with 404, and phones lose their line.
test.use({
  allowedErrors: [
    /status of 404|ERR_INTERNET_DISCONNECTED|Unable to preload CSS|dynamically imported module/,
  ],
});

const codeOf = (page: Page) => page.url().slice(-4);

/**
 * While words turn over, Enter skips the reveal. A first round's words are none of any puzzle: one of the pair is refused.
 */
async function submitWord(page: Page, word: string): Promise<void> {
  await expect(page.locator('[data-skippable="true"]')).toHaveCount(0);
  await enterWord(page, word);
}

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/jinx/swarm/${code}`);
  await page.getByLabel('Your name at this table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Generous for a busy machine, and far below the polling interval of a page without signals. */
const toldMs = 1500;

interface Turn {
  at: number;
  longestFrame: number;
}

/** From now on the page notes each phase of its board and what it announces: both are over before a busy machine looks. */
const recordScreen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.swarmPhases = [];
    window.swarmAnnounced = [];
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        if (textContent && !window.swarmAnnounced.includes(textContent))
          window.swarmAnnounced.push(textContent);
      const shown = document.querySelector<HTMLElement>('[data-phase][data-round]')?.dataset;
      const phase = shown && `${shown.round} ${shown.phase}`;
      if (phase && window.swarmPhases.at(-1) !== phase) window.swarmPhases.push(phase);
    };
    note();
    const attributeFilter = ['data-phase', 'data-round'];
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter,
    });
  });

const announced = (page: Page) =>
  expect.poll(async () => {
    const text = await page.evaluate(() => window.swarmAnnounced.join('\n'));
    // Marks around a name, for either direction of writing, which nobody hears.
    return text.replaceAll(/[\u2068\u2069]/g, '');
  });

/** All screens follow one clock: one that is busy for longer than a phase passes over it, and never shows it late. */
async function expectPhases(page: Page, phases: string[]): Promise<void> {
  const shown = () => page.evaluate(() => window.swarmPhases);
  await expect.poll(shown).toContain(phases.at(-1));
  const seen = await shown();
  expect(seen).toEqual(phases.filter((phase) => seen.includes(phase)));
  expect(seen.length, seen.join()).toBeGreaterThanOrEqual(phases.length - 1);
}

declare global {
  interface Window {
    swarmTurn: Promise<Turn>;
    swarmPhases: string[];
    swarmAnnounced: string[];
  }
}

/** From now on the page records when its cards begin to turn, by the clock of the machine, which all share. */
const watchForTurn = (page: Page, round: number): Promise<void> =>
  page.evaluate((number) => {
    let last = performance.now();
    let longestFrame = 0;
    const frame = () => {
      longestFrame = Math.max(longestFrame, performance.now() - last);
      last = performance.now();
      requestAnimationFrame(frame);
    };
    frame();
    const turned = `[data-round="${number}"][data-phase]:not([data-phase="sealing"])`;
    window.swarmTurn = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(turned)) return;
        observer.disconnect();
        const at = performance.timeOrigin + performance.now();
        resolve({ at, longestFrame: Math.max(longestFrame, performance.now() - last) });
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-phase'],
      });
    });
  }, round);

const turnOf = (page: Page): Promise<Turn> => page.evaluate(() => window.swarmTurn);

test('six phones and a table play a swarm, from the code to the map of minds', async ({
  page: host,
  openPlayer,
}) => {
  test.setTimeout(240_000);
  await host.goto('/jinx/dance');
  await host.getByRole('link', { name: /^Swarm/ }).click();
  await host.getByRole('button', { name: 'Start a swarm' }).click();
  await expect(host.getByRole('heading', { name: 'At the table: 1' })).toBeVisible();
  await expect(host.getByRole('button', { name: 'Waiting for 2 more minds' })).toBeVisible();
  const code = codeOf(host);

  const table = await openPlayer();
  await table.setViewportSize({ width: 1280, height: 720 });
  await table.goto(`/jinx/swarm/${code}/table`);
  await expect(table.getByRole('img', { name: `QR code of swarm ${code}` })).toBeVisible();
  await expectUsable(table);

  const names = ['Maya', 'Tom', 'Ola', 'Ravi'];
  const guests: Page[] = [];
  for (const name of names) {
    const guest = await openPlayer();
    guests.push(guest);
    await sitDown(guest, code, name);
    await expect(guest.getByRole('heading', { name: /^At the table/ })).toBeVisible();
  }
  await expect(host.getByRole('heading', { name: 'At the table: 5' })).toBeVisible();
  await expect(table.getByText('Ravi')).toBeVisible();
  await host.getByRole('button', { name: 'One round less' }).click();
  await host.getByText('No clock').click();
  await expect(guests[0] as Page).toHaveTitle(new RegExp(code));
  await expect((guests[0] as Page).getByText('Up to 7 rounds, no clock.')).toBeVisible();
  await expectUsable(host);

  // From the code to the first word, on a small phone, for the last who comes.
  const last = await openPlayer();
  await last.setViewportSize({ width: 320, height: 640 });
  const scannedAt = Date.now();
  await sitDown(last, code, 'Bartholomew');
  await expectNoHorizontalScroll(last);
  await host.getByRole('button', { name: 'Start with 6 minds' }).click();
  await submitWord(last, 'walrus');
  await expect(last.getByText('Sealed for round 1')).toBeVisible();
  expect(Date.now() - scannedAt, 'from the code to the first word').toBeLessThan(20_000);
  await expectNoHorizontalScroll(last);

  const phones = [host, ...guests, last];
  const screens = [...phones, table];
  await expect(table.getByText('Bartholomew: sealed')).toBeAttached();
  await expectUsable(host);
  await expectUsable(table);

  // A word stays sealed over a reload; without a network it is kept, and sent later also where the table was left.
  const [maya, tom] = guests as [Page, Page];
  await submitWord(maya, 'walrus');
  await expect(maya.getByText('Sealed for round 1')).toBeVisible();
  await maya.reload();
  await expect(wordField(maya)).toHaveValue('walrus');
  await tom.context().setOffline(true);
  await submitWord(tom, 'trombone');
  await expect(tom.getByText('You’re offline. Your word is kept.')).toBeAttached();
  await tom.getByRole('link', { name: 'Bee Jinx' }).click();
  await expect(tom).toHaveURL(/\/$/);
  await tom.context().setOffline(false);
  await expect(tom.getByText('“trombone” is sealed. Your swarm goes on.')).toBeVisible();
  await tom.getByRole('button', { name: 'Look' }).click();
  await expect(tom.getByText('Sealed for round 1')).toBeVisible();
  for (const guest of guests.slice(2)) await submitWord(guest, 'trombone');
  await expect(table.getByText(/is still thinking/)).toBeAttached();
  for (const screen of [table, host]) {
    await expect(screen.getByText('walrus')).toHaveCount(0);
    await expect(screen.getByText('trombone')).toHaveCount(0);
  }

  for (const screen of [table, host]) await recordScreen(screen);
  await Promise.all(screens.map((screen) => watchForTurn(screen, 1)));
  await submitWord(host, 'lasagna');
  const turns = await Promise.all(screens.map(turnOf));
  const moments = turns.map(({ at }) => at);
  const skew = Math.max(...moments) - Math.min(...moments);
  const busy = Math.max(...turns.map(({ longestFrame }) => longestFrame));
  test.info().annotations.push({ type: 'skew', description: `${Math.round(skew)} ms` });
  expect(skew - busy, `reveal on ${screens.length} screens`).toBeLessThan(toldMs);
  for (const phone of phones) await expect(roundHeading(phone, 2)).toBeVisible();
  await expect(wordField(host)).toHaveAccessibleName('Your word, trombone + walrus');
  const phases = ['1 sealing', '1 turning', '1 gathering', '1 pairing'];
  await expectPhases(table, [...phases, '2 sealing']);
  // A phone has laid its board out before the words turn, so that the turn itself takes little.
  await expectPhases(host, phases);
  for (const screen of [table, host])
    await announced(screen).toContain(
      'Tom, Ola and Ravi said trombone. Maya and Bartholomew said walrus.',
    );

  // Somebody leaves and comes back to their seat; a late comer is in from the next round; one is removed.
  await tom.getByRole('button', { name: 'Leave the table' }).click();
  await tom.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(tom).toHaveURL(/\/jinx\/swarm$/);
  await tom.goto(`/jinx/swarm/${code}`);
  await expect(tom.getByRole('heading', { name: 'Your seat is free' })).toBeVisible();
  await tom.getByRole('button', { name: 'Sit down again' }).click();
  const late = await openPlayer();
  await sitDown(late, code, 'Zoë');
  await expect(late.getByText('You’re in from round 3.')).toBeVisible();
  await host.getByRole('button', { name: 'Everybody' }).click();
  await host.getByRole('button', { name: 'What to do about Ravi' }).click();
  await host.getByRole('menuitem', { name: 'Remove' }).click();
  const removing = host.getByRole('dialog', { name: /^Remove .*Ravi/ });
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(removing).toBeHidden();
  const everybody = host.getByRole('dialog', { name: 'At the table' });
  await everybody.getByRole('button', { name: 'Close' }).click();
  await expect(everybody).toBeHidden();
  const removed = guests[3] as Page;
  await expect(removed.getByRole('heading', { name: 'The table goes on' })).toBeVisible();
  for (const screen of [table, host]) {
    await announced(screen).toContain('Tom had to go. The seat stays free.');
    await announced(screen).toContain('Tom is back.');
    await announced(screen).toContain('Zoë is in from round 3.');
    await announced(screen).toContain('Ravi isn’t at the table any more.');
  }

  // A host without a clock turns over without the missing; who came back is in from this round or the next.
  await submitWord(host, 'piano');
  await submitWord(maya, 'drum');
  await host.getByRole('button', { name: /^Turn over without/ }).click();
  const seated = [host, ...guests.slice(0, 3), last, late];
  for (const phone of seated) await expect(roundHeading(phone, 3)).toBeVisible();
  await host.getByRole('button', { name: 'Sweet', exact: true }).click();
  await expect(host.getByRole('button', { name: 'Sweet', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  for (const phone of seated) await submitWord(phone, 'music');
  for (const phone of seated) {
    await expect(phone.getByRole('heading', { name: 'Swarm jinx in 3' })).toBeVisible();
  }
  await expectNoHorizontalScroll(last);
  await expect(table.getByRole('heading', { name: 'Swarm jinx in 3: music' })).toBeVisible();
  await expect(table.getByText(/thought most alike/)).toBeVisible();
  await expectUsable(table);
  await expectAccessible(host);

  await host.getByRole('button', { name: 'Share your swarm jinx' }).click();
  await expect(
    host.getByRole('dialog').getByText(/Bee Jinx swarm · 6 minds, one word/),
  ).toBeVisible();
  await host.getByRole('dialog').getByText('Replay', { exact: true }).click();
  await expect(host.getByText('It shows every word, and who at the table said it.')).toBeVisible();
  await host.getByRole('button', { name: 'Close' }).click();
  // Who was removed may look, and is offered nothing that would be refused.
  await expect(removed.getByRole('heading', { name: 'Swarm jinx in 3' })).toBeVisible();
  await expect(removed.getByRole('link', { name: 'My swarms' })).toBeVisible();
  for (const name of ['Once more with everybody', 'Share your swarm jinx'])
    await expect(removed.getByRole('button', { name })).toHaveCount(0);
  const replay = await host.getByLabel('Link to the replay').inputValue();
  await removed.goto(replay);
  await expect(removed.getByRole('heading', { name: 'Swarm jinx in 3' })).toBeVisible();
  await expectUsable(removed);

  await host.getByRole('button', { name: 'Once more with everybody' }).click();
  await expect(host).not.toHaveURL(new RegExp(code));
  await expect(table).toHaveURL(`${host.url()}/table`);
  await maya.getByRole('button', { name: 'Take your seat' }).click();
  await expect(maya).toHaveURL(host.url());
  await expect(host.getByRole('heading', { name: 'At the table: 2' })).toBeVisible();
  await expect(host.getByRole('listitem').filter({ hasText: 'Maya' })).toBeVisible();
});

test('a round that turns over without me takes half a word along, and says what came too late', async ({
  page: host,
  openPlayer,
}) => {
  await host.goto('/jinx/swarm');
  await host.getByRole('button', { name: 'Start a swarm' }).click();
  await host.getByText('No clock').click();
  const code = codeOf(host);
  const [maya, tom] = [await openPlayer(), await openPlayer()];
  await sitDown(maya, code, 'Maya');
  await tom.goto(`/jinx/swarm/${code}`);
  // Who comes by a code has read no rule anywhere.
  await expect(tom.getByText(/^Link the pair in one word/)).toBeVisible();
  await sitDown(tom, code, 'Tom');
  await host.getByRole('button', { name: 'Start with 3 minds' }).click();
  const turnOverWithoutTom = async (words: [string, string]) => {
    await submitWord(host, words[0]);
    await submitWord(maya, words[1]);
    await host.getByRole('button', { name: 'Turn over without the last one' }).click();
  };

  await wordField(tom).fill('lant');
  await turnOverWithoutTom(['walrus', 'trombone']);
  await expect(roundHeading(tom, 2)).toBeVisible();
  await expect(wordField(tom)).toHaveValue('');

  await tom.context().setOffline(true);
  await submitWord(tom, 'ostrich');
  await expect(tom.getByText('You’re offline. Your word is kept.')).toBeAttached();
  await turnOverWithoutTom(['piano', 'drum']);
  await expect(roundHeading(host, 3)).toBeVisible();
  await tom.context().setOffline(false);
  await expect(
    tom.getByText('“ostrich” came too late. Round 2 was turned over without it.'),
  ).toBeVisible();
  await expect(roundHeading(tom, 3)).toBeVisible();
  await expect(wordField(tom)).toHaveValue('');

  // Who is removed meanwhile has it in no list, and the table leads elsewhere.
  await host.getByRole('button', { name: 'Everybody' }).click();
  await host.getByRole('button', { name: 'What to do about Tom' }).click();
  await host.getByRole('menuitem', { name: 'Block' }).click();
  await host.getByRole('button', { name: 'Block' }).click();
  await expect(tom.getByRole('heading', { name: 'The table goes on' })).toBeVisible();
  await tom.goto(`/jinx/swarm/${code}/table`);
  await tom.getByRole('link', { name: 'Another swarm' }).click();
  await expect(tom.getByRole('button', { name: 'Start a swarm' })).toBeVisible();
  await expect(tom.getByText('Your swarms')).toHaveCount(0);
});

test('a table that isn’t there says so, and leads to another', async ({ page }) => {
  await page.goto('/jinx/swarm');
  await page.getByLabel('Or the four letters of a table').fill('abcd');
  await page.getByRole('button', { name: 'Join the table' }).click();
  await expect(page.getByText('A table has four letters, without vowels')).toBeVisible();
  await expectUsable(page);
  await page.getByLabel('Or the four letters of a table').fill('zx-qw');
  await page.getByRole('button', { name: 'Join the table' }).click();
  await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  await page.getByRole('link', { name: 'Another swarm' }).click();
  await expect(page.getByRole('heading', { name: 'Swarm', exact: true })).toBeVisible();
});
