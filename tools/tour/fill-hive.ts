import type { Page } from '@playwright/test';
import { foundHive } from '../../packages/server/src/testing/test-hive.ts';
import { playThrough } from './play-through.ts';
import { somebody, visitor } from './who-is-there.ts';

const members = [
  { name: 'Maya', words: ['garden'], says: 'Did anybody else think of the same thing twice?' },
  { name: 'Theodora Featherstone', words: [], says: 'Coffee first. Then honey.' },
  { name: 'Noor', words: ['letter', 'summer', 'garden'], says: '' },
];

/** A hive of the visitor's, whose others have played today and talked about it. */
export async function fillHive(page: Page): Promise<{ groupId: string }> {
  const me = await visitor(page);
  const hive = await foundHive(new URL(page.url()).origin, { name: 'The Night Shift' }, me);
  const { groupId } = hive;
  const today = await me.ask('dailyPuzzle', { query: {} });
  const { puzzleNumber } = today.data.puzzle;
  for (const { name, words, says } of members) {
    const member = await hive.join(await somebody(page, name));
    await playThrough(page, puzzleNumber, words, member);
    if (says) await member.ask('postBuzz', { body: { text: says, groupId } });
    else await member.ask('postBuzz', { body: { groupId, puzzleNumber } });
  }
  return { groupId };
}

/** Today's puzzle, and what the others said to it, for the visitor too. */
export async function playToday(page: Page): Promise<void> {
  const { data } = await (await visitor(page)).ask('dailyPuzzle', { query: {} });
  await playThrough(page, data.puzzle.puzzleNumber, ['window']);
}
