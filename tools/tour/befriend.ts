import type { Page } from '@playwright/test';
import { somebody, visitor } from './who-is-there.ts';

interface Wishes {
  names?: readonly string[];
  /** The first of them asks for a dance. */
  dances?: boolean;
}

/** So many others take the visitor's friend code. */
export async function befriend(
  page: Page,
  { names = ['Maya'], dances = false }: Wishes = {},
): Promise<void> {
  const { friendCode, userId } = (await visitor(page)).player;
  for (const [index, name] of names.entries()) {
    const friend = await somebody(page, name);
    await friend.ask('acceptFriend', { body: { friendCode } });
    if (dances && index === 0) {
      await friend.ask('inviteToDance', { body: { invitedPlayer: userId } });
    }
  }
}

/** The friend code of somebody new. */
export const somebodysCode = async (page: Page, name: string): Promise<string> =>
  (await somebody(page, name)).player.friendCode;
