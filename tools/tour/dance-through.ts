import type { Page } from '@playwright/test';

interface Danced {
  /** Mine, then theirs, round by round. */
  rounds?: readonly (readonly [string, string])[];
  /** Sealed for the round after those. */
  mine?: string;
  theirs?: string;
  maxRounds?: number;
}

/** Somebody new takes the visitor's open invite, and both dance through the API. Opens the dance. */
export async function danceThrough(page: Page, danced: Danced = {}): Promise<void> {
  const gameId = await page.evaluate(async ({ rounds = [], mine, theirs, maxRounds = 10 }) => {
    async function send(method: string, path: string, body: object, token?: string) {
      const answer = await fetch(path, {
        method,
        credentials: token === undefined ? 'same-origin' : 'omit',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return (await answer.json()).data;
    }
    const games = '/api/multiplayer/games';
    const { token } = await send('POST', '/api/session', { token: true }, '');
    await send('PATCH', '/api/me', { displayName: 'Maya' }, token);
    const gameConfig = { maxRounds };
    const { game } = await send('POST', `${games}/invite`, { gameConfig });
    const { gameId } = game;
    await send('POST', `${games}/respond`, { gameId, accept: true }, token);
    const say = (roundNumber: number, word: string | undefined, as?: string) =>
      word && send('POST', `${games}/submit`, { gameId, roundNumber, word }, as);
    for (const [index, [ours, others]] of [...rounds, [mine, theirs] as const].entries()) {
      await say(index + 1, ours);
      await say(index + 1, others, token);
    }
    return gameId as string;
  }, danced);
  await page.goto(`/jinx/dance/${gameId}`);
}

/** Somebody new invites whoever opens the link. Opens it. */
export async function openSomebodysInvite(page: Page): Promise<void> {
  const link = await page.evaluate(async () => {
    const post = async (path: string, body: object, token = '') => {
      const answer = await fetch(path, {
        method: 'POST',
        credentials: 'omit',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return (await answer.json()).data;
    };
    const { token } = await post('/api/session', { token: true });
    const body = { message: 'Think of the sea. Or don’t.', firstWord: 'wave' };
    return (await post('/api/multiplayer/games/invite', body, token)).game.link as string;
  });
  await page.goto(link);
}

/** Somebody new invites the visitor, by their code. */
export async function beInvited(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { player } = (await (await fetch('/api/session')).json()).data;
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
    const { token } = await send('POST', '/api/session', { token: true });
    await send('PATCH', '/api/me', { displayName: 'Theodora Featherstone' }, token);
    const body = { challengedFriendCode: player.friendCode, message: 'One round before tea?' };
    await send('POST', '/api/multiplayer/games/invite', body, token);
  });
}
