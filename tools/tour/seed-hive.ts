import type { Page } from '@playwright/test';
import { createTestHive } from '../../packages/server/src/testing/test-hive.ts';
import { createPlayer, playerOfPage } from './page-players.ts';
import { playDailyToJinx } from './play-daily.ts';

const members = [
  { name: 'Maya', words: ['garden'], says: 'Did anybody else think of the same thing twice?' },
  { name: 'Theodora Featherstone', words: [], says: 'Coffee first. Then honey.' },
  { name: 'Noor', words: ['letter', 'summer', 'garden'], says: '' },
];

/** A hive of the visitor's, whose others have played today and talked about it. */
export async function seedHive(page: Page): Promise<{ groupId: string }> {
  const me = await playerOfPage(page);
  const hive = await createTestHive(new URL(page.url()).origin, { name: 'The Night Shift' }, me);
  const { groupId } = hive;
  const today = await me.ask('dailyPuzzle', { query: {} });
  const { puzzleNumber } = today.data.puzzle;
  for (const { name, words, says } of members) {
    const member = await hive.join(await createPlayer(page, name));
    await playDailyToJinx(page, puzzleNumber, words, member);
    if (says) await member.ask('postBuzz', { body: { text: says, groupId } });
    else await member.ask('postBuzz', { body: { groupId, puzzleNumber } });
  }
  return { groupId };
}

/** Today's puzzle, and what the others said to it, for the visitor too. */
export async function playTodaysPuzzle(page: Page): Promise<void> {
  const { data } = await (await playerOfPage(page)).ask('dailyPuzzle', { query: {} });
  await playDailyToJinx(page, data.puzzle.puzzleNumber, ['window']);
}
