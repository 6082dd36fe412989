import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const reason = (pair: [string, string], word: string) => server.bee.reasonFor(pair, word);

describe('the reasons of a round', () => {
  test('are there for both words once both are in, the same for both players', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    await dance.say(1, 1, 'wave');
    expect((await dance.read(0)).rounds).toEqual([
      { round: 1, match: null, warmth: expect.any(Number) },
    ]);
    await dance.say(0, 2, 'beach');
    const reasons = [reason(['sand', 'wave'], 'beach'), reason(['sand', 'wave'], 'castle')];
    for (const seat of [0, 1] as const) {
      const before = JSON.stringify(await dance.read(seat));
      expect(before).not.toContain(reasons[0]);
      expect(before).not.toContain(reasons[1]);
    }
    await dance.say(1, 2, 'castle');
    for (const seat of [0, 1] as const) {
      expect((await dance.read(seat)).rounds[1]?.reasons).toEqual(reasons);
    }
  });

  test('are null for a word without a tie, and no field where neither has one', async () => {
    const dance = await startDance(server.url);
    await dance.miss(1);
    const { pair = ['', ''] } = await dance.read(0);
    await dance.say(0, 2, 'zebra');
    await dance.say(1, 2, 'castle');
    expect((await dance.read(0)).rounds[1]?.reasons).toEqual([null, reason(pair, 'castle')]);
    await dance.say(0, 3, 'moon');
    await dance.say(1, 3, 'cheese');
    expect((await dance.read(0)).rounds[2]).not.toHaveProperty('reasons');
  });

  test('are in the replay that both allow', async () => {
    const dance = await startDance(server.url);
    await dance.miss(1);
    const { pair = ['', ''] } = await dance.read(0);
    await dance.jinx(2, 'honey');
    for (const { ask } of dance.players) {
      await ask('shareDance', { body: { gameId: dance.gameId, allow: true } });
    }
    const { replayId = '' } = (await dance.read(0)).sharing ?? {};
    const { replay } = (await callApi(server.url, 'readReplay', { params: { replayId } })).data;
    const why = reason(pair, 'honey');
    expect(replay.rounds?.map(({ reasons }) => reasons)).toEqual([undefined, [why, why]]);
  });

  test('are there when one dances with the bee, also for what it would have said', async () => {
    const anna = await newPlayer(server.url);
    const { data } = await anna.ask('findPartner', { body: { withBee: true } });
    const gameId = data.game?.gameId ?? '';
    const say = (roundNumber: number, word: string) =>
      anna.ask('submitDanceWord', { body: { gameId, roundNumber, word } });
    const { pair = ['', ''] } = (await say(1, 'sand')).data.game;
    const { rounds, submissions } = (await say(2, 'wave')).data.game;
    const beeWord = submissions.at(-1)?.word ?? '';
    expect(rounds[1]?.reasons).toEqual([reason(pair, 'wave'), reason(pair, beeWord)]);
    const thought = await anna.ask('readDance', {
      params: { gameId },
      query: { includeAi: 'true' },
    });
    expect(thought.data.game.ai).toEqual([
      { round: 2, word: beeWord, reason: reason(pair, beeWord) },
    ]);
  });
});
