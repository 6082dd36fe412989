import type { CallName, CallRequest } from '@bee-jinx/contract';
import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { newAccount, playerFromSignIn, signIn } from '../../../testing/test-account.ts';
import { noon, setClock, today, winIn } from '../../../testing/test-daily.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { callApi, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { recordTransactionKeys } from '../../../testing/transaction-timing.ts';
import { resetSignInLimits, useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer({ at: noon });
resetSignInLimits(() => server);

/** An account, and the same browser after having played as somebody anonymous. */
async function comeBack(
  play: (visitor: TestPlayer) => Promise<unknown>,
  account?: TestPlayer & { email: string },
) {
  const anna = account ?? (await newAccount(server.url));
  const visitor = await newPlayer(server.url);
  await play(visitor);
  const back = playerFromSignIn(server.url, await signIn(server.url, anna.email, visitor));
  const postHogId = visitor.player.userId;
  const supabaseId = back.player.userId;
  const migrate = (who: TestPlayer = back, ids: object = {}) =>
    who.ask('migrateData', { body: { postHogId, supabaseId, ...ids } });
  return { anna, visitor, back, migrate };
}

describe('what an anonymous player left behind', () => {
  test('is found, previewed and moved', async () => {
    const { visitor, back, migrate } = await comeBack(async (player) => {
      await winIn(player, 11, 2);
      await winIn(player, 12, 3);
      await player.ask('dailyPuzzle', { query: { puzzleNumber: 13 } });
    });
    expect((await back.ask('checkOrphanedData', {})).data).toEqual({
      hasData: true,
      postHogId: visitor.player.userId,
    });
    const collections = [{ collection: 'dailyGames', moves: 2, meets: 0 }];
    expect((await back.ask('previewMigration', {})).data).toEqual({
      postHogId: visitor.player.userId,
      displayName: visitor.player.displayName,
      collections,
    });
    const listener = await TestListener.open(server.url, back.headers);
    const done = await migrate();
    expect(done.data).toEqual({
      migratedCollections: ['dailyGames'],
      collections,
      undoableUntil: expect.any(String),
    });
    await listener.until(() => listener.signals().length === 3);
    listener.close();
    expect((await back.ask('fetchStats', { query: {} })).data.stats).toMatchObject({
      gamesPlayed: 2,
      averageRounds: 2.5,
    });
    expect((await back.ask('checkOrphanedData', {})).data).toEqual({ hasData: false });
    expect((await visitor.ask('readSession', {})).status).toBe(401);
    expect((await back.ask('exportMe', {})).data.mergedPlayers).toEqual([
      { userId: visitor.player.userId, mergedAt: expect.any(String) },
    ]);
  });

  test('is empty if nothing was played', async () => {
    const { back } = await comeBack((player) => player.ask('dailyPuzzle', { query: {} }));
    expect((await back.ask('checkOrphanedData', {})).data).toEqual({ hasData: false });
    expect((await back.ask('previewMigration', {})).data.collections).toEqual([]);
  });

  test('is still offered after a lost reply and a repeated sign-in', async () => {
    const { anna, visitor } = await comeBack((player) => winIn(player, 11, 2));
    const again = playerFromSignIn(server.url, await signIn(server.url, anna.email, visitor));
    expect((await again.ask('checkOrphanedData', {})).data.hasData).toBe(true);
  });

  test('may still be named by its old id, which is an alias of the account; another player’s id is refused', async () => {
    const { visitor, back, migrate } = await comeBack((player) => winIn(player, 11, 2));
    await migrate();
    const old = { ...back.headers, 'x-user-id': visitor.player.userId };
    expect((await fetch(`${server.url}/api/session`, { headers: old })).status).toBe(200);
    const other = await newPlayer(server.url);
    const theirs = { ...other.headers, 'x-user-id': visitor.player.userId };
    expect((await fetch(`${server.url}/api/session`, { headers: theirs })).status).toBe(403);
  });
});

describe('moving', () => {
  test('forty times at the same time moves once, with equal replies', async () => {
    const { back, migrate } = await comeBack((player) => winIn(player, 11, 2));
    const answers = await Promise.all(Array.from({ length: 40 }, () => migrate()));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data.migratedCollections).toEqual(['dailyGames']);
    expect((await back.ask('exportMe', {})).data.dailyGames).toHaveLength(1);
  });

  test.each(['a stranger', 'another account', 'the anonymous player'])(
    'is refused to %s who knows both ids',
    async (kind) => {
      const { anna, visitor, migrate } = await comeBack((player) => winIn(player, 11, 2));
      const thief =
        kind === 'a stranger'
          ? await newPlayer(server.url)
          : kind === 'another account'
            ? await newAccount(server.url)
            : visitor;
      expect((await migrate(thief)).status).toBe(403);
      const asThemselves = await migrate(thief, { supabaseId: thief.player.userId });
      expect(asThemselves.status).toBe(403);
      expect((await migrate(anna)).status).toBe(403);
      expect((await visitor.ask('fetchStats', { query: {} })).data.stats.gamesPlayed).toBe(1);
    },
  );

  test('is refused with swapped, foreign and made-up ids', async () => {
    const { visitor, back, migrate } = await comeBack((player) => winIn(player, 11, 2));
    const other = await comeBack((player) => winIn(player, 12, 2));
    const [mine, account] = [visitor.player.userId, back.player.userId];
    for (const ids of [
      { postHogId: account, supabaseId: mine },
      { postHogId: account, supabaseId: account },
      { postHogId: other.visitor.player.userId },
      { postHogId: 'anon_nobody' },
      { supabaseId: other.back.player.userId },
    ]) {
      expect((await migrate(back, ids)).status, JSON.stringify(ids)).toBe(403);
    }
    expect((await migrate()).status).toBe(200);
  });

  test('locks nobody whom the caller only names', async () => {
    const { anna, migrate } = await comeBack((player) => winIn(player, 11, 2));
    const taken = await comeBack((player) => winIn(player, 12, 2));
    await taken.migrate();
    const keys = recordTransactionKeys(server.db);
    for (const named of [taken.anna.player.userId, taken.visitor.player.userId]) {
      for (const call of ['migrateData', 'undoMigration'] as const) {
        const body = { postHogId: named, supabaseId: anna.player.userId };
        const { status } = await anna.ask(call, { body });
        expect([403, 404, 409]).toContain(status);
      }
      expect(keys).not.toContain(`player:${named}`);
    }
    await migrate();
    expect(keys).toContain(`player:${anna.player.userId}`);
  });

  test('to a second account is refused with 409 after the first had them', async () => {
    const first = await comeBack((player) => winIn(player, 11, 2));
    const second = await newAccount(server.url);
    const there = await signIn(server.url, second.email, first.visitor);
    await first.migrate();
    const late = playerFromSignIn(server.url, there);
    const answer = await first.migrate(late, { supabaseId: late.player.userId });
    expect(answer).toMatchObject({ status: 409, error: { code: 'already_migrated' } });
  });
});

test('what both have sent with the same Idempotency-Key moves all the same, and the key stays the account’s', async () => {
  const anna = await newAccount(server.url);
  const sent = async (player: TestPlayer) => {
    const headers = { ...player.headers, 'idempotency-key': 'the-same' };
    const send = <Name extends CallName>(name: Name, input: CallRequest<Name>) =>
      callApi(server.url, name, input, headers);
    const body = { kind: 'idea', text: 'More bees', screen: '/', version: 'test' } as const;
    return {
      post: (await send('postBuzz', { body: { text: 'Hm!' } })).data.buzz.buzzId,
      feedback: (await send('sendFeedback', { body })).data.feedbackId,
      link: (await send('inviteToDance', { body: {} })).data.game.gameId,
      hive: (await send('createGroup', { body: { name: 'Twice' } })).data.group.groupId,
    };
  };
  const ofAnna = await sent(anna);
  let ofVisitor: typeof ofAnna | undefined;
  const { back, migrate } = await comeBack(async (visitor) => {
    ofVisitor = await sent(visitor);
  }, anna);
  expect((await migrate()).status).toBe(200);
  const now = (await back.ask('exportMe', {})).data;
  const both = [ofAnna, ofVisitor];
  const idsOf = (name: keyof typeof ofAnna) => both.map((one) => one?.[name]).sort();
  expect(now.buzz.map(({ buzzId }) => buzzId).sort()).toEqual(idsOf('post'));
  expect(now.feedback.map(({ feedbackId }) => feedbackId).sort()).toEqual(idsOf('feedback'));
  expect(now.dances.map(({ gameId }) => gameId).sort()).toEqual(idsOf('link'));
  expect(now.memberships.map(({ groupId }) => groupId).sort()).toEqual(idsOf('hive'));
  expect(await sent(back)).toEqual(ofAnna);
});

test('a hive that was founded before is not founded again by the same key after it', async () => {
  const found = async (player: TestPlayer) => {
    const headers = { ...player.headers, 'idempotency-key': 'founded' };
    const { data } = await callApi(server.url, 'createGroup', { body: { name: 'Once' } }, headers);
    return data.group.groupId;
  };
  let before: string | undefined;
  const { back, migrate } = await comeBack(async (visitor) => {
    before = await found(visitor);
  });
  await migrate();
  expect(await found(back)).toBe(before);
});

describe('a puzzle that both have played', () => {
  test('takes as many choices as the contract allows', async () => {
    const { migrate, back } = await comeBack((player) => winIn(player, 11, 2));
    const keep = Array.from({ length: 1000 }, (_, index) => ({
      puzzleNumber: index + 100_000 - 1000,
      from: 'anonymous',
    }));
    expect((await migrate(back, { keep })).status).toBe(200);
  });

  test('keeps the result that was there first, so nobody betters it under another name', async () => {
    const anna = await newAccount(server.url);
    await winIn(anna, 21, 6);
    const { back, migrate } = await comeBack((player) => winIn(player, 21, 1), anna);
    const { collections } = (await back.ask('previewMigration', {})).data;
    expect(collections).toEqual([{ collection: 'dailyGames', moves: 1, meets: 1 }]);
    await migrate();
    const { stats } = (await back.ask('fetchStats', { query: {} })).data;
    expect(stats).toMatchObject({ gamesPlayed: 1, averageRounds: 6 });
  });

  test('keeps the finished game rather than the open one, with a version beyond both', async () => {
    const anna = await newAccount(server.url);
    await anna.ask('submitDaily', { body: { puzzleNumber: 22, round: 1, word: 'sand' } });
    const { back, migrate } = await comeBack((player) => winIn(player, 22, 2), anna);
    await migrate();
    const { game } = (await back.ask('dailyPuzzle', { query: { puzzleNumber: 22 } })).data;
    expect(game).toMatchObject({ status: 'won', version: 4 });
    expect(game.rounds).toHaveLength(2);
  });

  test('joins two streaks into one', async () => {
    const own = server;
    const date = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const anna = await newAccount(own.url);
    await winIn(anna, today, 2, date(noon));
    own.clock.advance(dayMs);
    const { back, migrate } = await comeBack(async (visitor) => {
      await winIn(visitor, today + 1, 2, date(noon + dayMs));
      await winIn(visitor, today, 1, date(noon + dayMs));
    }, anna);
    await migrate();
    const query = { date: date(noon + dayMs) };
    const { stats } = (await back.ask('fetchStats', { query })).data;
    expect(stats).toMatchObject({ gamesPlayed: 2, currentStreak: 2, bestStreak: 2 });
    setClock(own, noon);
  });
});
