import type { Page } from '@playwright/test';

interface Wishes {
  names?: readonly string[];
  /** The first of them asks for a dance. */
  dances?: boolean;
}

/** So many others take the visitor's friend code, through the API. */
export function befriend(page: Page, { names = ['Maya'], dances = false }: Wishes = {}) {
  return page.evaluate(
    async ({ names, dances }) => {
      async function send(method: string, path: string, body?: object, token?: string) {
        const answer = await fetch(path, {
          method,
          credentials: token === undefined ? 'same-origin' : 'omit',
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        return (await answer.json()).data;
      }
      const { player } = await send('GET', '/api/session');
      const { friendCode, userId } = player;
      for (const [index, displayName] of names.entries()) {
        const { token } = await send('POST', '/api/session', { token: true }, '');
        await send('PATCH', '/api/me', { displayName }, token);
        await send('POST', '/api/friends/accept', { friendCode }, token);
        if (dances && index === 0) {
          await send('POST', '/api/multiplayer/games/invite', { invitedPlayer: userId }, token);
        }
      }
    },
    { names, dances },
  );
}

/** The friend code of somebody new. */
export function somebodysCode(page: Page, displayName: string): Promise<string> {
  return page.evaluate(async (displayName) => {
    const send = async (method: string, path: string, body: object, token = '') => {
      const answer = await fetch(path, {
        method,
        credentials: 'omit',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return (await answer.json()).data;
    };
    const { token, player } = await send('POST', '/api/session', { token: true });
    await send('PATCH', '/api/me', { displayName }, token);
    return player.friendCode as string;
  }, displayName);
}
