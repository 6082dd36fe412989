import { addToDanceTotals, type BySeat, computeDanceStats, emptyDanceTotals } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { startDance, wordForNumber } from '../../testing/test-dance.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { createDancesMergeStep } from './merge-dances.ts';

const server = useTestServer();

const statsOf = async (player: TestPlayer, opponent?: TestPlayer) =>
  (
    await player.ask('danceStats', {
      query: opponent ? { scope: 'headtohead', opponentId: opponent.player.userId } : {},
    })
  ).data.stats;

/** A dance that ends with a jinx in so many rounds, or is stopped after three. */
async function danceTo(players: BySeat<TestPlayer>, rounds: number | 'stop'): Promise<string> {
  const dance = await startDance(server.url, { maxRounds: 3 }, [...players]);
  if (rounds === 'stop') {
    for (const round of [1, 2, 3]) await dance.miss(round);
    const body = { gameId: dance.gameId, decision: 'stop' as const };
    await players[0].ask('continueDecision', { body });
  } else {
    for (let round = 1; round < rounds; round += 1) await dance.miss(round);
    await dance.jinx(rounds);
  }
  return dance.gameId;
}

/** What the stats of a player, or of a pair, are by counting all games anew. */
async function recount(player: TestPlayer, opponent?: TestPlayer) {
  const me = player.player.userId;
  const rows = await server.db.read.selectFrom('dance_games').selectAll().execute();
  const mine = rows
    .filter((row) => row.seat0_id === me || row.seat1_id === me)
    .filter((row) => row.status === 'completed' && row.with_bee === 0)
    .filter((row) => !opponent || [row.seat0_id, row.seat1_id].includes(opponent.player.userId))
    .sort((a, b) => nthOf(a, me) - nthOf(b, me));
  return computeDanceStats(
    mine.reduce(
      (count, row) =>
        addToDanceTotals(count, { isJinx: row.outcome === 'jinx', rounds: row.round_count }),
      emptyDanceTotals,
    ),
  );
}
const nthOf = (
  row: { seat0_id: string | null; seat0_nth: number | null; seat1_nth: number | null },
  playerId: string,
) => (row.seat0_id === playerId ? row.seat0_nth : row.seat1_nth) ?? 0;

describe('stats', () => {
  test('overall and head to head count what was danced to the end', async () => {
    const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => newPlayer(server.url)));
    if (!anna || !ben || !cleo) throw new Error('Too few players.');
    await danceTo([anna, ben], 2);
    await danceTo([ben, anna], 'stop');
    await danceTo([anna, ben], 1);
    await danceTo([anna, cleo], 3);
    const left = await startDance(server.url, {}, [anna, ben]);
    await left.players[0].ask('abandonDance', { body: { gameId: left.gameId } });
    expect(await statsOf(anna)).toEqual({
      games: 4,
      jinxes: 3,
      jinxRate: 75,
      averageRounds: 2,
      fewestRounds: 1,
      currentRun: 2,
      bestRun: 2,
      telepathy: 68,
      bestTelepathy: 100,
    });
    expect(await statsOf(anna, ben)).toMatchObject({ games: 3, jinxes: 2, currentRun: 1 });
    expect(await statsOf(ben, anna)).toEqual(await statsOf(anna, ben));
    expect(await statsOf(cleo, ben)).toMatchObject({ games: 0, fewestRounds: null });
    const query = {
      scope: 'headtohead',
      opponentId: ben.player.userId,
      include: 'recent',
    } as const;
    const { data } = await anna.ask('danceStats', { query });
    expect(data.opponent).toEqual({
      userId: ben.player.userId,
      displayName: ben.player.displayName,
    });
    expect(data.recent).toHaveLength(4);
    expect(data.recent?.[0]).toMatchObject({ status: 'abandoned' });
    const overall = await anna.ask('danceStats', { query: { include: 'x,recent' } });
    expect(overall.data).toMatchObject({ scope: 'overall', stats: { games: 4 } });
    expect(overall.data).not.toHaveProperty('opponent');
    expect(overall.data.recent).toHaveLength(5);
    const stranger = await cleo.ask('danceStats', { query: { ...query, include: '' } });
    expect(stranger.data).toEqual({ scope: 'headtohead', stats: await statsOf(cleo, ben) });
    const nobody = await anna.ask('danceStats', { query: { scope: 'headtohead' } });
    expect(nobody).toMatchObject({
      status: 400,
      error: { code: 'invalid_input', details: { fields: { opponentId: 'Say with whom.' } } },
    });
  });

  test('equal a recount, whatever ended at the same time', { timeout: 60_000 }, async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(server.url)));
    const pairs = players.flatMap((one, index) =>
      players.slice(index + 1).map((other) => [one, other] as const),
    );
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(
        pairs.map(async (pair, index) => {
          const kind = (index + turn) % 4;
          if (kind < 3) return danceTo(pair, kind === 0 ? 'stop' : kind);
          const dance = await startDance(server.url, {}, [...pair]);
          return pair[1].ask('abandonDance', { body: { gameId: dance.gameId } });
        }),
      );
    }
    for (const player of players) {
      expect(await statsOf(player)).toEqual(await recount(player));
      const ended = await player.ask('danceHistory', { query: { limit: 50 } });
      expect(ended.data.games).toHaveLength(15);
    }
    for (const [one, other] of pairs) {
      expect(await statsOf(one, other)).toEqual(await recount(one, other));
    }
  });
});

describe('history', () => {
  test('has every game once, the newest first, by pages of five', async () => {
    const [anna, ben] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const games: string[] = [];
    // One has more behind them than the other, so that their places in the history differ.
    for (const one of [ben, anna, anna]) await danceTo([one, await newPlayer(server.url)], 1);
    for (let index = 0; index < 12; index += 1) {
      games.unshift(await danceTo(index % 2 ? [anna, ben] : [ben, anna], 1));
    }
    const page = (cursor?: string) =>
      anna.ask('danceHistory', {
        query: { opponentId: ben.player.userId, ...(cursor && { cursor }) },
      });
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await page(cursor);
      sizes.push(data.games.length);
      seen.push(...data.games.map(({ gameId }) => gameId));
      cursor = data.nextCursor;
    } while (cursor);
    expect(seen).toEqual(games);
    expect(sizes).toEqual([5, 5, 2]);
    const three = await anna.ask('danceHistory', { query: { limit: 3 } });
    expect(three.data.games.map(({ gameId }) => gameId)).toEqual(games.slice(0, 3));
    const { data } = await page();
    expect(data.games[0]).toMatchObject({
      status: 'completed',
      outcome: 'jinx',
      rounds: 1,
      opponent: { userId: ben.player.userId, displayName: ben.player.displayName, isBee: false },
      endedAt: expect.stringMatching(/^\d{4}-/),
      finalWords: ['honeymoon', 'honeymoon'],
      telepathy: 100,
    });
    const words = await startDance(server.url, {}, [ben, anna]);
    await words.say(0, 1, 'sand');
    await words.say(1, 1, 'wave');
    await anna.ask('abandonDance', { body: { gameId: words.gameId } });
    const [left] = (await page()).data.games;
    expect(left).toEqual({
      gameId: words.gameId,
      status: 'abandoned',
      opponent: { userId: ben.player.userId, displayName: ben.player.displayName, isBee: false },
      rounds: 1,
      endedAt: expect.any(String),
      finalWords: ['wave', 'sand'],
    });
    // A cursor is good for its own list, and as it was given.
    const given = data.nextCursor ?? '';
    const other = { query: { opponentId: ben.player.userId, cursor: given } };
    expect((await ben.ask('danceHistory', other)).status).toBe(400);
    expect((await anna.ask('danceHistory', { query: { cursor: given } })).status).toBe(400);
    expect((await page(`${given}x`)).status).toBe(400);
  });
});

describe('status', () => {
  test('tells of my open game with a player', async () => {
    const dance = await startDance(server.url);
    const [anna, ben] = dance.players;
    const query = { withPlayer: ben.player.userId };
    expect((await anna.ask('danceStatus', { query })).data).toMatchObject({
      hasActiveGame: true,
      game: { gameId: dance.gameId },
    });
    await dance.jinx(1);
    expect((await anna.ask('danceStatus', { query })).data).toEqual({ hasActiveGame: false });
    const none = { withPlayer: 'anon_nobody' };
    expect((await anna.ask('danceStatus', { query: none })).data.hasActiveGame).toBe(false);
  });
});

describe('my data', () => {
  test('has my dances and my inbox in it', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, wordForNumber(77));
    const [anna, ben] = dance.players;
    const mine = await anna.ask('exportMe', {});
    expect(mine.data.dances).toMatchObject([{ gameId: dance.gameId, word: wordForNumber(77) }]);
    expect(mine.data.notifications).toHaveLength(1);
    const theirs = await ben.ask('exportMe', {});
    expect(JSON.stringify(theirs.data)).not.toContain(wordForNumber(77));
  });

  test('goes with me; a dance stays with the other, without my name', async () => {
    const dance = await startDance(server.url);
    await dance.miss(1);
    await dance.jinx(2);
    const [anna, ben] = dance.players;
    const open = await startDance(server.url, {}, [anna, ben]);
    expect((await anna.ask('deleteMe', {})).status).toBe(200);
    const old = await dance.read(1);
    expect(old).toMatchObject({
      outcome: 'jinx',
      opponent: { userId: 'gone', displayName: 'A player who left' },
    });
    expect(old.submissions).toHaveLength(4);
    expect(await open.read(1)).toMatchObject({ status: 'abandoned' });
    const { data } = await ben.ask('listNotifications', { query: {} });
    expect(JSON.stringify([old, data])).not.toContain(anna.player.displayName);
    expect(await statsOf(ben)).toMatchObject({ games: 1, jinxes: 1 });
  });
});

describe('two players who become one', () => {
  test('have one history and one set of sums; where both have an open game, one goes on', async () => {
    const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => newPlayer(server.url)));
    if (!anna || !ben || !cleo) throw new Error('Too few players.');
    await danceTo([anna, cleo], 2);
    await danceTo([cleo, ben], 1);
    await danceTo([anna, cleo], 'stop');
    await danceTo([anna, ben], 3);
    const kept = await startDance(server.url, {}, [ben, cleo]);
    const ended = await startDance(server.url, {}, [anna, cleo]);
    const [from, to] = [anna.player.userId, ben.player.userId];
    const movable = createDancesMergeStep(server.clock, async () => true);
    expect(await movable.count(server.db.read, from, to)).toEqual({ moves: 4, meets: 1 });
    const { signals } = await server.db.transaction([], (sql) => movable.move(sql, from, to));
    expect(signals).toHaveLength(4);
    expect((await kept.read(1)).status).toBe('active');
    expect((await ended.read(1)).status).toBe('abandoned');
    expect(await statsOf(ben)).toEqual(await recount(ben));
    expect(await statsOf(ben, cleo)).toMatchObject({ games: 3, jinxes: 2 });
    expect(await statsOf(ben, cleo)).toEqual(await recount(ben, cleo));
    const { data } = await ben.ask('danceHistory', { query: { limit: 50 } });
    expect(data.games).toHaveLength(5);
  });
});
