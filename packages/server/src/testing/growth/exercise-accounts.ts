import { createECDH, randomBytes } from 'node:crypto';
import { freshEmail, newAccount, password, playerFromSignIn, signIn } from '../test-account.ts';
import { winIn } from '../test-daily.ts';
import { callApi, mustCall, newPlayer, playerWith, type TestPlayer } from '../test-player.ts';

export async function exerciseAccounts(url: string): Promise<void> {
  const anna = await newAccount(url);
  await mustCall(anna, 'readSession', {});
  await mustCall(anna, 'changeMe', { body: { displayName: 'Evening Anna' } });
  await mustCall(anna, 'readAccount', {});
  await mustCall(anna, 'openTestRig', {});
  await mustCall(anna, 'closeTestRig', {});
  await signIn(url, anna.email, undefined, 'not my password');
  const undone = await bringAlong(url, anna.email);
  await mustCall(undone.back, 'undoMigration', { body: undone.both });
  await mustCall(undone.back, 'closeSession', {});
  const { back } = await bringAlong(url, anna.email);
  const { sessions } = await mustCall(back, 'listSessions', {});
  const sessionId = sessions.find(({ current }) => !current)?.sessionId ?? '';
  await mustCall(back, 'endSession', { params: { sessionId } });
  await mustCall(back, 'endOtherSessions', {});
  const email = freshEmail();
  await mustCall(back, 'changeEmail', { body: { email, password } });
  const newPassword = 'four louder herons';
  await mustCall(back, 'changePassword', { body: { currentPassword: password, newPassword } });
  const made = await mustCall(back, 'makeRecoveryCodes', { body: { password: newPassword } });
  const recovery = { email, code: made.recoveryCodes[0] ?? '', newPassword: password };
  await mustCall(asNobody(url), 'recoverByCode', { body: recovery });
  await subscribe(url);
  await moveOn(url);
}

/** Plays, signs in and brings it along. */
async function bringAlong(url: string, email: string) {
  const visitor = await newPlayer(url);
  const { puzzle } = await mustCall(visitor, 'dailyPuzzle', { query: {} });
  await winIn(visitor, puzzle.puzzleNumber, 2);
  const back = playerFromSignIn(url, await signIn(url, email, visitor));
  await mustCall(back, 'checkOrphanedData', {});
  await mustCall(back, 'previewMigration', {});
  const both = { postHogId: visitor.player.userId, supabaseId: back.player.userId };
  await mustCall(back, 'migrateData', { body: both });
  return { back, both };
}

async function subscribe(url: string): Promise<void> {
  const player = await newPlayer(url);
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await mustCall(player, 'readPushKey', {});
  // Nothing is pushed there: nobody notifies this player.
  const endpoint = `https://push.example.org/${player.player.userId}`;
  await mustCall(player, 'subscribeToPush', { body: { endpoint, keys } });
  await mustCall(player, 'unsubscribeFromPush', { body: { endpoint } });
  await mustCall(player, 'subscribeToPush', { body: { endpoint, keys } });
}

const asNobody = (url: string): Pick<TestPlayer, 'ask'> => ({
  ask: (name, input) => callApi(url, name, input),
});

/** To another device by a transfer code, then delete. */
async function moveOn(url: string): Promise<void> {
  const before = await newPlayer(url);
  const { code } = await mustCall(before, 'makeTransferCode', {});
  const moved = await mustCall(asNobody(url), 'claimTransferCode', { body: { code, token: true } });
  const player = playerWith(url, moved.player, moved.token ?? '');
  await mustCall(player, 'exportMe', {});
  await mustCall(player, 'closeSession', {});
  await mustCall(before, 'deleteMe', {});
}
