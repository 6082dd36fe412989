import { describe, expect, test } from 'vitest';
import {
  newAccount,
  playerFromSignIn,
  signIn,
  signInToExistingAccount,
} from '../../testing/test-account.ts';
import { startDance } from '../../testing/test-dance.ts';
import {
  quickAdmin,
  readSanctions,
  refusedAsSuspended,
  renameTestPlayer,
  suspendTestPlayer,
} from '../../testing/test-identity.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { resetSignInLimits, setUp, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
resetSignInLimits(() => server);
const admin = setUp(() => quickAdmin(server));

describe('a sanction carries over', () => {
  const isBanned = async (player: TestPlayer) => {
    expect(await renameTestPlayer(player)).toMatchObject(refusedAsSuspended);
    const { suspension } = (await player.ask('readSuspension', {})).data;
    expect(suspension?.reason).toBe('Spam.');
  };

  test('who registers stays the same player, suspended', async () => {
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Spam.', isBan: true });
    const account = await newAccount(server.url, anonymous);
    expect(account.player.userId).toBe(anonymous.player.userId);
    expect(account.player.suspension).toEqual({});
    await isBanned(account);
  });

  test('who has an account and registers another is suspended there too', async () => {
    const first = await newAccount(server.url);
    await suspendTestPlayer(server, first, { reason: 'Spam.', isBan: true });
    await isBanned(await newAccount(server.url, first));
  });

  test('who signs in from a suspended session is suspended as who they become', async () => {
    const account = await newAccount(server.url);
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Spam.' });
    const back = playerFromSignIn(server.url, await signIn(server.url, account.email, anonymous));
    expect(back.player.userId).toBe(account.player.userId);
    await isBanned(back);
    expect(await readSanctions(admin, back)).toHaveLength(1);
  });

  test('their dances as who they become end too', async () => {
    const dance = await startDance(server.url);
    const account = await newAccount(server.url, dance.players[1]);
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Spam.' });
    await signIn(server.url, account.email, anonymous);
    await expect.poll(async () => (await dance.read(0)).status).toBe('abandoned');
  });

  test('a code for another device leads to the same suspended player', async () => {
    const player = await newPlayer(server.url);
    const { code } = (await player.ask('makeTransferCode', {})).data;
    await suspendTestPlayer(server, player, { reason: 'Spam.', isBan: true });
    const there = await callApi(server.url, 'claimTransferCode', { body: { code, token: true } });
    await isBanned(playerWith(server.url, there.data.player, there.data.token ?? ''));
  });

  test('games brought along bring the sanctions that came after the sign-in', async () => {
    const visitors: TestPlayer[] = [];
    const back = await signInToExistingAccount(server.url, async (visitor) => {
      visitors.push(visitor);
      await renameTestPlayer(visitor);
    });
    const [visitor] = visitors;
    if (!visitor) throw new Error('Nobody was here.');
    await suspendTestPlayer(server, visitor, { reason: 'Spam.', isBan: true });
    const other = await newPlayer(server.url);
    const body = { invitedPlayer: back.player.userId };
    expect((await other.ask('inviteToDance', { body })).status).toBe(200);
    const { collections } = await back.migrate();
    const open = async () => (await other.ask('activeDances', {})).data.activeGames;
    await expect.poll(open).toEqual([]);
    expect(collections).toContainEqual({ collection: 'sanctions', moves: 1, meets: 0 });
    await isBanned(back);
    expect((await readSanctions(admin, back)).map(({ liftReason }) => liftReason)).toEqual([
      undefined,
      'Carried along to the account.',
    ]);
  });

  test('a longer one of the account’s own isn’t shortened by it', async () => {
    const account = await newAccount(server.url);
    await suspendTestPlayer(server, account, { reason: 'Spam.', isBan: true });
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Less.' });
    const back = playerFromSignIn(server.url, await signIn(server.url, account.email, anonymous));
    await isBanned(back);
    expect(await readSanctions(admin, back)).toHaveLength(1);
  });

  test('not to a new player after signing out', async () => {
    const player = await newPlayer(server.url);
    await suspendTestPlayer(server, player);
    await player.ask('closeSession', {});
    expect((await renameTestPlayer(await newPlayer(server.url))).status).toBe(200);
  });
});
