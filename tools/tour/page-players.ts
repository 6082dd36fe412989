import type { Page } from '@playwright/test';
import {
  callApi,
  newPlayer,
  playerWith,
  type TestPlayer,
} from '../../packages/server/src/testing/test-player.ts';

const originOf = (page: Page) => new URL(page.url()).origin;

/** Whoever looks at the page, speaking past it. */
export async function playerOfPage(page: Page): Promise<TestPlayer> {
  const url = originOf(page);
  const cookies = await page.context().cookies(url);
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const { data, status } = await callApi(url, 'readSession', {}, headers);
  if (status !== 200) throw new Error(`Nobody looks at ${page.url()} yet.`);
  const mine = { ...headers, 'x-user-id': data.player.userId };
  return {
    ...playerWith(url, data.player, ''),
    headers: mine,
    ask: (name, input) => callApi(url, name, input, mine),
  };
}

/** Somebody new on the same server. */
export async function createPlayer(page: Page, displayName: string): Promise<TestPlayer> {
  const player = await newPlayer(originOf(page));
  const { status, error } = await player.ask('changeMe', { body: { displayName } });
  if (status !== 200) throw new Error(`Nobody is called ${displayName}: ${error.code}`);
  return player;
}
