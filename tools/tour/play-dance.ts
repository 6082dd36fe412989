import type { Page } from '@playwright/test';
import { createTestDance } from '../../packages/server/src/testing/test-dance.ts';
import { createPlayer, playerOfPage } from './page-players.ts';

interface DanceScript {
  /** Mine, then theirs, round by round. */
  rounds?: readonly (readonly [string, string])[];
  /** Sealed for the round after those. */
  mine?: string;
  theirs?: string;
  maxRounds?: number;
}

/** Somebody new takes the visitor's open invite, and both dance without a screen. Opens the dance. */
export async function playDance(
  page: Page,
  { rounds = [], mine, theirs, maxRounds = 10 }: DanceScript = {},
): Promise<void> {
  const [me, maya] = [await playerOfPage(page), await createPlayer(page, 'Maya')];
  const { data } = await me.ask('inviteToDance', { body: { gameConfig: { maxRounds } } });
  const { gameId } = data.game;
  await maya.ask('respondToInvite', { body: { gameId, accept: true } });
  const dance = createTestDance(gameId, [me, maya]);
  for (const [index, words] of [...rounds, [mine, theirs] as const].entries()) {
    for (const seat of [0, 1] as const) {
      const word = words[seat];
      if (word) await dance.say(seat, index + 1, word);
    }
  }
  await page.goto(`/jinx/dance/${gameId}`);
}

/** Somebody new invites whoever opens the link. Opens it. */
export async function openDanceInvite(page: Page): Promise<void> {
  const host = await createPlayer(page, 'Maya');
  const body = { message: 'Think of the sea. Or don’t.', firstWord: 'wave' };
  const { data } = await host.ask('inviteToDance', { body });
  await page.goto(data.game.link ?? '');
}

/** Somebody new invites the visitor, by their code. */
export async function receiveDanceInvite(page: Page): Promise<void> {
  const host = await createPlayer(page, 'Theodora Featherstone');
  const challengedFriendCode = (await playerOfPage(page)).player.friendCode;
  const body = { challengedFriendCode, message: 'One round before tea?' };
  await host.ask('inviteToDance', { body });
}
