import { currentDailyPair } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { splitReason, testPuzzle } from '../../testing/test-bee.ts';
import { nonMatchingWord, predictBeeWord, today } from '../../testing/test-daily.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { server, player, submit, open } = useDailyPlayer();

describe('the bee’s word', () => {
  test('and the reason for it are in nothing that is sent or logged before the player’s word is in', async () => {
    const { url } = server;
    const get = async (path: string) =>
      (await fetch(url + path, { headers: player.headers })).text();
    const post = async (path: string, body: unknown) =>
      (
        await fetch(url + path, {
          method: 'POST',
          headers: { ...player.headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).text();
    const listener = await TestListener.open(url, player.headers);

    let rounds: Awaited<ReturnType<typeof open>>['data']['game']['rounds'] = [];
    for (let round = 1; round <= 4; round += 1) {
      const secret = predictBeeWord(today, rounds);
      const pair = currentDailyPair({ pair: ['ocean', 'desert'], rounds });
      const [reason = '', otherReason = ''] = splitReason(server.bee.reasonFor(pair, secret));
      const ours = { puzzleNumber: today, round };
      const heard = [
        await get(`/api/jinx-daily/puzzle?puzzleNumber=${today}`),
        await get(`/api/jinx-daily/puzzle/${today}`),
        await get(`/api/jinx-daily/others?puzzleNumber=${today}`),
        await get(`/api/jinx-daily/notes?puzzleNumber=${today}`),
        await get('/api/jinx-daily/archive'),
        await get('/api/fetch-stats'),
        await get('/api/me/export'),
        await post('/api/jinx-daily/hint', { ...ours, step: 1 }),
        await post('/api/jinx-daily/hint', { ...ours, step: 2 }),
        await post('/api/jinx-daily/submit', { ...ours, word: 'qxqx' }),
        await post('/api/jinx-daily/submit', { ...ours, word: 'ocean' }),
        await post('/api/jinx-daily/submit', { ...ours, round: round + 1, word: 'late' }),
        await post('/api/jinx-daily/submit', { ...ours, word: 7 }),
        await post('/api/save-score', { puzzleNumber: today, words: ['early'], hintsUsed: 0 }),
        JSON.stringify(listener.received),
        server.log.join('\n'),
      ].join('\n');
      expect(heard).toContain('"step":2');
      expect(heard).not.toContain(secret);
      expect(heard).not.toContain(reason);
      expect(heard).not.toContain(otherReason);
      // The salts of opened rounds are known; that of the coming one is not.
      const salts = [...heard.matchAll(/"salt":"(\w+)"/g)].map(([, salt]) => salt);
      expect(new Set(salts)).toEqual(new Set(rounds.map(({ salt }) => salt)));
      const { data } = await submit(round, nonMatchingWord(round));
      expect(data.round.beeWord).toBe(secret);
      expect(data.round.reasons?.[1]).toBe(`${reason} · ${otherReason}`);
      rounds = data.game.rounds;
    }
    expect(server.log.join('\n')).not.toContain(testPuzzle(today)?.firstWord);
    listener.close();
  });

  test('in a pair that a player has made is as safe: from its maker, from who plays it and from who has not begun', async () => {
    const [maker, finisher] = [await newPlayer(server.url), await newPlayer(server.url)];
    const words = { word1: 'wind', word2: 'cloud' };
    const { firstWord } = server.bee.judgePair(['wind', 'cloud']);
    const { code, puzzleNumber } = (await mustCall(maker, 'sendPair', { body: words })).pair;
    await player.ask('dailyPuzzle', { query: { pairCode: code } });
    const third = await newPlayer(server.url);
    const heardBy = async (one: TestPlayer) =>
      JSON.stringify(
        await Promise.all([
          one.ask('readPair', { params: { code } }),
          one.ask('dailyPuzzle', { query: { pairCode: code } }),
          one.ask('dailyPuzzle', { query: { puzzleNumber } }),
          one.ask('dailyHint', { body: { puzzleNumber, round: 1, step: 1 } }),
          one.ask('submitDaily', { body: { puzzleNumber, round: 1, word: 'qxqx' } }),
          one.ask('submitDaily', { body: { puzzleNumber, round: 2, word: 'late' } }),
          one.ask('dailyNotes', { query: { puzzleNumber } }),
          one.ask('judgePair', { query: words }),
          one.ask('listPairs', {}),
          one.ask('exportMe', {}),
          one.ask('dailyArchive', { query: {} }),
        ]),
      );
    for (const one of [player, maker, third]) expect(await heardBy(one)).not.toContain(firstWord);
    // Somebody finishes: those who haven't still hear nothing of it.
    const body = { puzzleNumber, round: 1, word: firstWord };
    await finisher.ask('dailyPuzzle', { query: { pairCode: code } });
    const { game } = await mustCall(finisher, 'submitDaily', { body });
    const { replayId = '' } = game;
    const replay = (one: TestPlayer) => one.ask('readReplay', { params: { replayId } });
    for (const one of [player, await newPlayer(server.url)]) {
      expect(await heardBy(one)).not.toContain(firstWord);
      expect(JSON.stringify(await replay(one))).not.toContain(firstWord);
    }
    expect(await heardBy(maker)).toContain(firstWord);
    expect(server.log.join('\n')).not.toContain(firstWord);
  });
});
