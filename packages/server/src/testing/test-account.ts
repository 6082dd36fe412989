import type { CallReply } from '@bee-jinx/contract';
import { callApi, newPlayer, playerWith, type TestPlayer } from './test-player.ts';

export const password = 'three quiet herons';

let number = 0;

export const freshEmail = () => {
  number += 1;
  return `anna${number}@example.org`;
};

/** The player of a sign-in reply. */
export function playerFromSignIn(url: string, { data }: { data: CallReply<'signIn'> }): TestPlayer {
  return playerWith(url, data.player, data.token ?? '');
}

/** A new account, registered from an anonymous player. */
export async function newAccount(url: string, beginner?: TestPlayer) {
  const email = freshEmail();
  const { headers } = beginner ?? (await newPlayer(url));
  const answer = await callApi(
    url,
    'register',
    { body: { email, password, token: true } },
    headers,
  );
  if (answer.status !== 200) throw new Error(`No account: ${answer.error.code}`);
  return { ...playerFromSignIn(url, answer), email };
}

/** Signs in, from the session of `before` or without one. */
export const signIn = (url: string, email: string, before?: TestPlayer, typed = password) =>
  callApi(url, 'signIn', { body: { email, password: typed, token: true } }, before?.headers);

/** An anonymous player signs in to an existing account; `migrate` merges the two. */
export async function signInToExistingAccount(
  url: string,
  live: (visitor: TestPlayer, account: TestPlayer) => Promise<unknown>,
): Promise<TestPlayer & { migrate(): Promise<CallReply<'migrateData'>> }> {
  const account = await newAccount(url);
  const visitor = await newPlayer(url);
  await live(visitor, account);
  const back = playerFromSignIn(url, await signIn(url, account.email, visitor));
  const body = { postHogId: visitor.player.userId, supabaseId: back.player.userId };
  return { ...back, migrate: async () => (await back.ask('migrateData', { body })).data };
}
