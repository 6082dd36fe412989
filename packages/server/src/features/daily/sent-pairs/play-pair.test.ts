import { dayMs, sentPairNumbers } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { nonMatchingWord } from '../../../testing/test-daily.ts';
import { blockTestPlayer } from '../../../testing/test-friends.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { firstWord, gone, noLongerOpen, useTestPairs, words } from '../../../testing/test-pairs.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { previewPair } from './preview-pair.ts';

const { server, maker, friend, send, open, read, finish } = useTestPairs();

describe('a pair', () => {
  test('is played like the daily by whoever has the link, and counts in no stats', async () => {
    const { pair } = await send({ note: 'Try this' });
    const { data } = await open(friend, pair.code);
    expect(data.puzzle).toMatchObject({
      ...words,
      sent: { code: pair.code, maker: maker.player.displayName, note: 'Try this' },
    });
    expect(data.puzzle.activeDate).toBe(pair.createdAt.slice(0, 10));
    expect(data.game).toMatchObject({ status: 'playing', archive: true });
    const { puzzleNumber } = pair;
    expect((await friend.ask('dailyPuzzle', { query: { puzzleNumber } })).data).toEqual(data);
    const body = { puzzleNumber: pair.puzzleNumber, round: 1, word: firstWord };
    const said = await mustCall(friend, 'submitDaily', { body });
    expect(said.game).toMatchObject({ status: 'won', rounds: [{ beeWord: firstWord }] });
    const { stats } = await mustCall(friend, 'fetchStats', { query: {} });
    expect(stats).toMatchObject({ gamesPlayed: 0, currentStreak: 0, bestStreak: 0 });
  });

  test('can’t be begun by its number alone, in any call', async () => {
    const { puzzleNumber } = (await send()).pair;
    expect(await friend.ask('dailyPuzzle', { query: { puzzleNumber } })).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: 'Open this pair by its link.' },
    });
    const unknown = { puzzleNumber: sentPairNumbers.last - 1 };
    expect(await friend.ask('dailyPuzzle', { query: unknown })).toMatchObject(gone);
    const said = { puzzleNumber, round: 1, word: 'sand' };
    expect(await friend.ask('submitDaily', { body: said })).toMatchObject(gone);
    expect(await friend.ask('dailyHint', { body: { puzzleNumber, round: 1 } })).toMatchObject(gone);
    expect(await friend.ask('giveUpDaily', { body: { puzzleNumber } })).toMatchObject(gone);
    const response = await fetch(`${server.url}/api/jinx-daily/puzzle/${puzzleNumber}`);
    expect(response.status).toBe(400);
  });

  test('shows paths side by side to its maker and to who has finished, and the maker’s screen at once', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    const listener = await TestListener.open(server.url, maker.headers);
    await open(friend, code);
    expect((await read(friend, code)).data).not.toHaveProperty('results');
    const third = await newPlayer(server.url);
    await finish(third, code);
    await listener.until(() => listener.signals().length >= 2);
    expect(listener.signals()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic: 'notifications' }),
        { topic: 'daily', id: String(puzzleNumber), version: expect.any(Number) },
      ]),
    );
    listener.close();
    expect((await read(friend, code)).data).toMatchObject({ status: 'playing' });
    expect(JSON.stringify((await read(friend, code)).data)).not.toContain(firstWord);
    await finish(friend, code);
    for (const viewer of [maker, friend, third]) {
      const { results = [], pair } = (await read(viewer, code)).data;
      expect(pair).toMatchObject({ finished: 2, isMine: viewer === maker });
      expect(results.map(({ player }) => player.userId)).toEqual([
        friend.player.userId,
        third.player.userId,
      ]);
      expect(results[0]).toEqual({
        player: { userId: friend.player.userId, displayName: friend.player.displayName },
        outcome: 'gave_up',
        hintsUsed: 0,
        finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        rounds: [expect.objectContaining({ word: nonMatchingWord(1), beeWord: firstWord })],
      });
    }
    await blockTestPlayer(friend, third);
    const shownTo = async (viewer: TestPlayer) =>
      (await read(viewer, code)).data.results?.map(({ player }) => player.userId);
    expect(await shownTo(friend)).toEqual([friend.player.userId]);
    expect(await shownTo(third)).toEqual([third.player.userId]);
    expect(await shownTo(maker)).toHaveLength(2);
  });

  test('tells its maker once who finished last, and nothing about a player whom they have blocked', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    const blocked = await newPlayer(server.url);
    await open(blocked, code);
    await finish(await newPlayer(server.url), code);
    await finish(friend, code);
    await mustCall(maker, 'blockPlayer', { body: { userId: blocked.player.userId } } as never);
    await mustCall(blocked, 'giveUpDaily', { body: { puzzleNumber } });
    const { notifications } = await mustCall(maker, 'listNotifications', { query: {} });
    expect(notifications).toMatchObject([
      {
        type: 'pair_finished',
        pairCode: code,
        from: { userId: friend.player.userId },
        text: `${friend.player.displayName} has finished your pair: see how.`,
      },
    ]);
    expect(JSON.stringify(notifications)).not.toContain(firstWord);
  });

  test('has a preview that names its maker, and neither its words nor its note; none once it has ended', async () => {
    const { code } = (await send({ note: 'For you' })).pair;
    expect(await previewPair(server, code)).toEqual({
      title: `${maker.player.displayName} made a pair for you`,
      description: 'Two words, and one that links them: will you and the bee say the same?',
    });
    await mustCall(maker, 'endPair', { params: { code } });
    expect(await previewPair(server, code)).toBeUndefined();
  });

  test('is not played by its maker, who sees how others do', async () => {
    const { code } = (await send()).pair;
    expect(await open(maker, code)).toMatchObject({
      status: 403,
      error: { code: 'forbidden', message: 'You made this pair: it is for the others.' },
    });
    const { data } = await read(maker, code);
    expect(data.results).toEqual([]);
    expect(data).not.toHaveProperty('status');
  });

  test('can’t be begun once its link was ended, but finished', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    await open(friend, code);
    expect(await friend.ask('endPair', { params: { code } })).toMatchObject(gone);
    const before = server.clock.now();
    const { pair } = await mustCall(maker, 'endPair', { params: { code } });
    expect(Date.parse(pair.endedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(pair.endedAt ?? '')).toBeLessThanOrEqual(server.clock.now());
    server.clock.advance(dayMs);
    expect(await mustCall(maker, 'endPair', { params: { code } })).toEqual({ pair });
    expect((await mustCall(maker, 'listPairs', {})).pairs).toEqual([pair]);
    const late = await newPlayer(server.url);
    expect(await open(late, code)).toMatchObject(noLongerOpen);
    expect(await read(late, code)).toMatchObject(noLongerOpen);
    expect((await read(maker, code)).status).toBe(200);
    expect((await open(friend, code)).status).toBe(200);
    await mustCall(friend, 'giveUpDaily', { body: { puzzleNumber } });
    // The same words again are another link.
    expect((await send()).pair.code).not.toBe(code);
  });

  test('of somebody who has blocked the player is as unknown as one that never was', async () => {
    const { code } = (await send()).pair;
    await mustCall(maker, 'blockPlayer', { body: { userId: friend.player.userId } } as never);
    expect(await open(friend, code)).toMatchObject(noLongerOpen);
    expect(await read(friend, code)).toMatchObject(noLongerOpen);
    expect(await read(friend, 'pair_0000000000000000000')).toMatchObject(noLongerOpen);
  });

  test('has a replay with the code of its link, for whoever may still open it', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    await finish(friend, code);
    const { game } = await mustCall(friend, 'dailyPuzzle', { query: { puzzleNumber } });
    const params = { replayId: game.replayId ?? '' };
    const replayFor = async (viewer: TestPlayer) =>
      (await mustCall(viewer, 'readReplay', { params })).replay;
    const blocked = await newPlayer(server.url);
    await mustCall(maker, 'blockPlayer', { body: { userId: blocked.player.userId } } as never);
    const stranger = await newPlayer(server.url);
    const visitor = await callApi(server.url, 'readReplay', { params });
    expect(visitor.data.replay).toMatchObject({ covered: true, pairCode: code });
    expect(await replayFor(stranger)).toMatchObject({ covered: true, pairCode: code });
    expect(await replayFor(blocked)).not.toHaveProperty('pairCode');
    await mustCall(maker, 'endPair', { params: { code } });
    expect(await replayFor(stranger)).not.toHaveProperty('pairCode');
    for (const viewer of [friend, maker])
      expect(await replayFor(viewer)).toHaveProperty('pairCode');
    await mustCall(maker, 'deleteMe', {});
    expect(await replayFor(friend)).not.toHaveProperty('pairCode');
  });

  test('is exported and deleted with its maker; games that were played of it stay with the players', async () => {
    const { code, puzzleNumber } = (await send({ note: 'Mine' })).pair;
    await finish(friend, code);
    const { pairs } = await mustCall(maker, 'exportMe', {});
    expect(pairs).toMatchObject([{ code, ...words, note: 'Mine', offer: 'no' }]);
    await mustCall(maker, 'deleteMe', {});
    expect(await read(friend, code)).toMatchObject(gone);
    const { dailyGames } = await mustCall(friend, 'exportMe', {});
    expect(dailyGames.map((game) => game.puzzleNumber)).toEqual([puzzleNumber]);
    const opened = await mustCall(friend, 'dailyPuzzle', { query: { puzzleNumber } });
    expect(opened.puzzle).not.toHaveProperty('sent');
  });
});
