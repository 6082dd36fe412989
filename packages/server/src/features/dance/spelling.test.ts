import { describe, expect, test } from 'vitest';
import { testBee } from '../../testing/test-bee.ts';
import { noon, today } from '../../testing/test-daily.ts';
import { startDance } from '../../testing/test-dance.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ at: noon });

const bee = testBee();

describe('a word in another spelling than the bee’s', () => {
  test('is as warm in a dance and has its reason', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'ice cream');
    await dance.say(1, 1, 'café');
    await dance.say(0, 2, 'summer');
    await dance.say(1, 2, 'crème brûlée');
    const { rounds } = await dance.read(0);
    expect(rounds[0]?.warmth).toBe(bee.warmth('icecream', 'cafe'));
    expect(rounds[1]?.reasons).toEqual([
      bee.reasonFor(['icecream', 'cafe'], 'summer'),
      bee.reasonFor(['icecream', 'cafe'], 'cremebrulee'),
    ]);
  });

  test('has its reason in the daily', async () => {
    const player = await newPlayer(server.url);
    const body = { puzzleNumber: today, round: 1, word: 'ice cream' };
    const { round } = (await player.ask('submitDaily', { body })).data;
    expect(round.reasons?.[0]).toBe(bee.reasonFor(['ocean', 'desert'], 'icecream'));
  });

  test('that is a number in digits is refused with its word, in both games', async () => {
    const dance = await startDance(server.url);
    const refused = { status: 422, error: { details: { suggestions: ['seven'] } } };
    expect(await dance.say(0, 1, '7')).toMatchObject(refused);
    const body = { puzzleNumber: today, round: 1, word: '7' };
    expect(await dance.players[0].ask('submitDaily', { body })).toMatchObject(refused);
  });
});
