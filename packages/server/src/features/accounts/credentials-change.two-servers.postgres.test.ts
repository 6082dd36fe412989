import { describe, expect, test } from 'vitest';
import { newAccount, password, playerFromSignIn, signIn } from '../../testing/test-account.ts';
import { TestAuthenticator } from '../../testing/test-authenticator.ts';
import { makeReadyDatabase } from '../../testing/test-database.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { holdTransactions, waitForLock } from '../../testing/transaction-timing.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';

const newPassword = 'four loud magpies';

describe('two servers on one PostgreSQL, without Redis', () => {
  const [one, two] = useTwoServers(async () => ({
    database: { ...(await makeReadyDatabase()), redisUrl: undefined },
  }));

  const at = ({ url }: TestServer, { player, token }: TestPlayer) => playerWith(url, player, token);
  const changePassword = (owner: TestPlayer) =>
    at(two, owner).ask('changePassword', { body: { currentPassword: password, newPassword } });

  test('a password change at one voids a sign-in that has verified the old password at the other', async () => {
    const owner = await newAccount(one.url);
    const { reached, release } = holdTransactions(one.db, 'player:', 8);
    const intruding = Promise.all(Array.from({ length: 8 }, () => signIn(one.url, owner.email)));
    await reached;
    expect((await changePassword(owner)).status).toBe(200);
    release();
    expect((await intruding).map(({ status }) => status)).toEqual(Array(8).fill(401));
    expect((await owner.ask('listSessions', {})).data.sessions).toHaveLength(1);
  });

  test('in whichever order the two commit, no session by the old password is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await newAccount(one.url);
      const signing = holdTransactions(one.db, 'player:', 4);
      const changing = holdTransactions(two.db, 'player:');
      const signIns = Array.from({ length: 4 }, () => signIn(one.url, owner.email));
      const all = Promise.all([changePassword(owner), ...signIns]);
      await Promise.all([signing.reached, changing.reached]);
      for (const { release } of [signing, changing]) release();
      const [changed, ...answers] = await all;
      expect(changed.status).toBe(200);
      for (const answer of answers) {
        if (answer.status !== 200) continue;
        expect((await playerFromSignIn(one.url, answer).ask('readSession', {})).status).toBe(401);
      }
      expect((await owner.ask('listSessions', {})).data.sessions).toHaveLength(1);
    }
  });

  test('of two concurrent changes at both servers one wins', async () => {
    const owner = await newAccount(one.url);
    const there = playerFromSignIn(two.url, await signIn(two.url, owner.email));
    const passwords = ['four loud magpies', 'five sly foxes sleep'] as const;
    const [mine, other] = await Promise.all([
      owner.ask('changePassword', {
        body: { currentPassword: password, newPassword: passwords[0] },
      }),
      there.ask('changePassword', {
        body: { currentPassword: password, newPassword: passwords[1] },
      }),
    ]);
    const statuses = [mine.status, other.status];
    expect(statuses.toSorted()).toEqual([200, 401]);
    const won = passwords[statuses.indexOf(200)];
    expect((await signIn(one.url, owner.email, undefined, won)).status).toBe(200);
  });

  /** Delays the commit of the next transaction about a player. */
  function holdCommit({ db }: TestServer) {
    const real = db.transaction;
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    db.transaction = (keys, work, ...rest) => {
      if (!keys.some((key) => key.startsWith('player:'))) return real(keys, work, ...rest);
      db.transaction = real;
      const workAndWait: typeof work = async (sql) => {
        const result = await work(sql);
        reached.resolve();
        await released.promise;
        return result;
      };
      return real(keys, workAndWait, ...rest);
    };
    return { reached: reached.promise, release: released.resolve };
  }

  test.for(['from another session of the player', 'once more'])(
    'signing out everywhere else revokes the claim of who signs in %s meanwhile',
    async (from) => {
      const owner = await newPlayer(two.url);
      await owner.ask('giveUpDaily', { body: { puzzleNumber: 7 } });
      const { email } = await newAccount(one.url);
      const { code } = (await owner.ask('makeTransferCode', {})).data;
      const claimed = await callApi(one.url, 'claimTransferCode', { body: { code, token: true } });
      const before =
        from === 'once more'
          ? playerFromSignIn(one.url, await signIn(one.url, email, at(one, owner)))
          : playerFromSignIn(one.url, claimed);
      const { reached, release } = holdCommit(one);
      const signingIn = signIn(one.url, email, before);
      await reached;
      const ending = owner.ask('endOtherSessions', {});
      await waitForLock(two, ending);
      release();
      const thief = playerFromSignIn(one.url, await signingIn);
      expect((await ending).status).toBe(200);
      expect((await thief.ask('checkOrphanedData', {})).data).toEqual({ hasData: false });
    },
  );

  test('a challenge of one is void at both after a change at the other', async () => {
    const owner = await newAccount(one.url);
    const device = new TestAuthenticator(one.url, 'one passkey');
    const { options } = (await owner.ask('beginPasskey', { body: { password } })).data;
    await owner.ask('addPasskey', { body: { credential: device.create(options.challenge) } });
    const { challenge } = (await callApi(one.url, 'beginPasskeySignIn', {})).data.options;
    await changePassword(owner);
    const body = { credential: device.get(challenge) };
    expect((await callApi(one.url, 'signInWithPasskey', { body })).status).toBe(401);
  });

  test('a session ended at one server loses its stream at the other within seconds, and others keep theirs', async () => {
    const owner = await newAccount(one.url);
    const there = playerFromSignIn(one.url, await signIn(one.url, owner.email));
    const [kept, ended] = await Promise.all([
      TestListener.open(one.url, owner.headers),
      TestListener.open(one.url, there.headers),
    ]);
    await changePassword(owner);
    await ended.ended();
    await owner.ask('changeMe', { body: { displayName: 'Anna' } });
    await kept.until(() => kept.signals().length > 0);
    kept.close();
  });
});
