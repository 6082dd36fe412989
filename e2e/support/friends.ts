import { expect, type Page } from '@playwright/test';
import { befriend } from './dance.ts';
import { openSession } from './hive-api.ts';

export const renamePlayer = async (page: Page, displayName: string) => {
  // Appears once the page has a player.
  await expect(page.getByRole('banner').getByRole('button', { name: /settings/i })).toBeVisible();
  const { status } = await page.evaluate(async (name) => {
    const answer = await fetch('/api/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ displayName: name }),
    });
    return { status: answer.status };
  }, displayName);
  return status;
};

export const readFriendLink = (page: Page) => page.getByLabel('Your link').inputValue();
export const friendRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your friends' }).getByRole('button', { name });

/** Anna shows her link, and Ben opens it in a browser of his own. */
export async function makeFriends(page: Page, openPlayer: () => Promise<Page>) {
  const names = { mine: 'Anna', theirs: 'Ben' };
  await page.goto('/friends');
  const link = await readFriendLink(page);
  await renamePlayer(page, names.mine);
  const friend = await openPlayer();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: /^.?Anna.? invites you/u })).toBeVisible();
  await friend.getByRole('button', { name: 'Just be friends' }).click();
  await friend.getByLabel('What should your friend call you?').fill(names.theirs);
  await friend.getByRole('button', { name: 'Just be friends' }).click();
  await expect(friend.getByRole('dialog', { name: 'Anna' })).toBeVisible();
  await friend.keyboard.press('Escape');
  await expect(friendRow(page, names.theirs)).toBeVisible();
  return { friend, names };
}

/** By API: Anna sees Ben in her list, and his page isn't open yet. */
export async function makeFriendsByApi(page: Page, openPlayer: () => Promise<Page>) {
  const names = { mine: 'Anna', theirs: 'Ben' };
  const friend = await openPlayer();
  for (const [{ request }, displayName] of [
    [page, names.mine],
    [friend, names.theirs],
  ] as const) {
    const { headers } = await openSession(request);
    const renamed = await request.patch('/api/me', { headers, data: { displayName } });
    expect(renamed.status()).toBe(200);
  }
  await befriend(page, friend);
  await page.goto('/friends');
  await expect(friendRow(page, names.theirs)).toBeVisible();
  return { friend, names };
}
