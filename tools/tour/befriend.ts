import type { Page } from '@playwright/test';
import { createPlayer, playerOfPage } from './page-players.ts';

interface BefriendOptions {
  names?: readonly string[];
  /** The first of them asks for a dance. */
  dances?: boolean;
}

/** So many others take the visitor's friend code. */
export async function befriend(
  page: Page,
  { names = ['Maya'], dances = false }: BefriendOptions = {},
): Promise<void> {
  const { friendCode, userId } = (await playerOfPage(page)).player;
  for (const [index, name] of names.entries()) {
    const friend = await createPlayer(page, name);
    await friend.ask('acceptFriend', { body: { friendCode } });
    if (dances && index === 0) {
      await friend.ask('inviteToDance', { body: { invitedPlayer: userId } });
    }
  }
}

/** The friend code of somebody new. */
export const createPlayerCode = async (page: Page, name: string): Promise<string> =>
  (await createPlayer(page, name)).player.friendCode;
