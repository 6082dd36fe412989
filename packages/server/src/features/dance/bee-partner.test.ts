import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

describe('what the bee would have said', () => {
  test('comes with the finished rounds that have a pair, and only when asked for', async () => {
    const dance = await startDance(server.url);
    for (const round of [1, 2, 3]) await dance.miss(round);
    const params = { gameId: dance.gameId };
    const [anna] = dance.players;
    const { data } = await anna.ask('readDance', { params, query: { includeAi: 'true' } });
    expect(data.game.ai).toEqual([
      { round: 2, word: expect.stringMatching(/^honey/), reason: expect.any(String) },
      { round: 3, word: expect.stringMatching(/^honey/), reason: expect.any(String) },
    ]);
    expect((await dance.read(0)).ai).toBeUndefined();
  });
});

describe('the bee as a partner', () => {
  test('says that it is the bee, and dances to the end', async () => {
    const anna = await newPlayer(server.url);
    const begun = await anna.ask('findPartner', { body: { withBee: true } });
    const { game } = begun.data;
    expect(begun.data.state).toBe('paired');
    expect(game).toMatchObject({
      status: 'active',
      opponent: { userId: 'bee', displayName: 'The bee', isBee: true, here: true },
    });
    const gameId = game?.gameId ?? '';
    const again = await anna.ask('findPartner', { body: { withBee: true } });
    expect(again.data.game?.gameId).toBe(gameId);
    const say = (roundNumber: number, word: string) =>
      anna.ask('submitDanceWord', { body: { gameId, roundNumber, word } });
    expect((await say(1, 'sand')).data.game).toMatchObject({ roundNumber: 2 });
    const second = await say(2, 'moon');
    const beeWord = second.data.game.submissions.at(-1);
    expect(beeWord).toMatchObject({ userId: 'bee', word: expect.stringMatching(/^honey/) });
    await anna.ask('abandonDance', { body: { gameId } });
    const { data } = await anna.ask('danceHistory', { query: {} });
    expect(data.games).toMatchObject([{ gameId, opponent: { userId: 'bee', isBee: true } }]);
  });

  test('goes on when it is asked to, and its dances count for nothing', async () => {
    const anna = await newPlayer(server.url);
    const body = { withBee: true, gameConfig: { maxRounds: 3 } };
    const gameId = (await anna.ask('findPartner', { body })).data.game?.gameId ?? '';
    for (const [index, word] of ['sand', 'wave', 'moon'].entries()) {
      await anna.ask('submitDanceWord', { body: { gameId, roundNumber: index + 1, word } });
    }
    const choose = (decision: 'continue' | 'stop') =>
      anna.ask('continueDecision', { body: { gameId, decision } });
    expect((await choose('continue')).data.game).toMatchObject({ status: 'active', maxRounds: 8 });
    await anna.ask('abandonDance', { body: { gameId } });
    const { data } = await anna.ask('danceStats', { query: {} });
    expect(data.stats.games).toBe(0);
  });
});
