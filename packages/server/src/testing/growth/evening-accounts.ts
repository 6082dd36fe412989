import { createECDH, randomBytes } from 'node:crypto';
import { freshEmail, newAccount, password, signedInAs, signIn } from '../test-account.ts';
import { winIn } from '../test-daily.ts';
import { ask, newPlayer, playerWith, type TestPlayer } from '../test-player.ts';
import { must } from './must.ts';

export async function playAccounts(url: string): Promise<void> {
  const anna = await newAccount(url);
  await must(anna, 'readSession', {});
  await must(anna, 'changeMe', { body: { displayName: 'Evening Anna' } });
  await must(anna, 'readAccount', {});
  await must(anna, 'openTestRig', {});
  await must(anna, 'closeTestRig', {});
  const visitor = await newPlayer(url);
  const { puzzle } = await must(visitor, 'dailyPuzzle', { query: {} });
  await winIn(visitor, puzzle.puzzleNumber, 2);
  const back = signedInAs(url, await signIn(url, anna.email, visitor));
  await signIn(url, anna.email, undefined, 'not my password');
  await must(back, 'checkOrphanedData', {});
  await must(back, 'previewMigration', {});
  const both = { postHogId: visitor.player.userId, supabaseId: back.player.userId };
  await must(back, 'migrateData', { body: both });
  const { sessions } = await must(back, 'listSessions', {});
  const sessionId = sessions.find(({ current }) => !current)?.sessionId ?? '';
  await must(back, 'endSession', { params: { sessionId } });
  await must(back, 'endOtherSessions', {});
  const email = freshEmail();
  await must(back, 'changeEmail', { body: { email, password } });
  const newPassword = 'four louder herons';
  await must(back, 'changePassword', { body: { currentPassword: password, newPassword } });
  const made = await must(back, 'makeRecoveryCodes', { body: { password: newPassword } });
  const recovery = { email, code: made.recoveryCodes[0] ?? '', newPassword: password };
  await must(asNobody(url), 'recoverByCode', { body: recovery });
  await subscribe(url);
  await moveOn(url);
}

async function subscribe(url: string): Promise<void> {
  const player = await newPlayer(url);
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await must(player, 'readPushKey', {});
  // Nothing is sent there: nobody writes to this player.
  const endpoint = `https://push.example.org/${player.player.userId}`;
  await must(player, 'subscribeToPush', { body: { endpoint, keys } });
  await must(player, 'unsubscribeFromPush', { body: { endpoint } });
  await must(player, 'subscribeToPush', { body: { endpoint, keys } });
}

const asNobody = (url: string): Pick<TestPlayer, 'ask'> => ({
  ask: (name, input) => ask(url, name, input),
});

/** To another device, and away. */
async function moveOn(url: string): Promise<void> {
  const before = await newPlayer(url);
  const { code } = await must(before, 'makeTransferCode', {});
  const moved = await must(asNobody(url), 'claimTransferCode', { body: { code, token: true } });
  const player = playerWith(url, moved.player, moved.token ?? '');
  await must(player, 'exportMe', {});
  await must(player, 'closeSession', {});
  await must(before, 'deleteMe', {});
}
