import { describe, expect, test } from 'vitest';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const allow = ({ players, gameId }: TestDance, seat: 0 | 1, isAllowed = true) =>
  players[seat].ask('shareDance', { body: { gameId, allow: isAllowed } });
const see = (replayId: string) => callApi(server.url, 'readReplay', { params: { replayId } });

async function finished(): Promise<TestDance> {
  const dance = await startDance(server.url);
  await dance.miss(1);
  await dance.jinx(2, 'honey');
  return dance;
}

describe('the replay of a dance', () => {
  test('has a link once both have allowed it, for anybody who has the link', async () => {
    const dance = await finished();
    expect((await dance.read(0)).sharing).toEqual({ mine: false, theirs: false });
    const half = await allow(dance, 0);
    expect(half.data.game.sharing).toEqual({ mine: true, theirs: false });
    expect((await dance.read(1)).sharing).toEqual({ mine: false, theirs: true });
    const whole = await allow(dance, 1);
    const { replayId = '' } = whole.data.game.sharing ?? {};
    const [anna, ben] = dance.players.map(({ player }) => player.displayName);
    expect((await see(replayId)).data.replay).toEqual({
      kind: 'dance',
      replayId,
      players: [{ displayName: anna }, { displayName: ben }],
      withBee: false,
      outcome: 'jinx',
      telepathy: 90,
      finishedAt: expect.any(String),
      rounds: [
        { round: 1, words: expect.any(Array), match: null, warmth: expect.any(Number) },
        {
          round: 2,
          words: ['honey', 'honey'],
          match: 'exact',
          warmth: 100,
          reasons: [expect.any(String), expect.any(String)],
        },
      ],
    });
  });

  test('is gone as soon as one takes it back, and the same again when they change their mind', async () => {
    const dance = await finished();
    await allow(dance, 0);
    const { replayId = '' } = (await allow(dance, 1)).data.game.sharing ?? {};
    const taken = await allow(dance, 0, false);
    expect(taken.data.game.sharing).toEqual({ mine: false, theirs: true });
    expect((await see(replayId)).status).toBe(404);
    expect((await allow(dance, 0)).data.game.sharing?.replayId).toBe(replayId);
    expect((await see(replayId)).status).toBe(200);
  });

  test('is gone with a player who leaves us', async () => {
    const dance = await finished();
    await allow(dance, 0);
    const { replayId = '' } = (await allow(dance, 1)).data.game.sharing ?? {};
    await dance.players[0].ask('deleteMe', {});
    expect((await see(replayId)).status).toBe(404);
    expect((await dance.read(1)).sharing).toEqual({ mine: true, theirs: false });
  });

  test('with the bee takes one', async () => {
    const anna = await newPlayer(server.url);
    const body = { withBee: true, gameConfig: { maxRounds: 3 } };
    const gameId = (await anna.ask('findPartner', { body })).data.game?.gameId ?? '';
    for (const [index, word] of ['sand', 'wave', 'moon'].entries()) {
      await anna.ask('submitDanceWord', { body: { gameId, roundNumber: index + 1, word } });
    }
    await anna.ask('continueDecision', { body: { gameId, decision: 'stop' } });
    const { data } = await anna.ask('shareDance', { body: { gameId, allow: true } });
    const replay = (await see(data.game.sharing?.replayId ?? '')).data.replay;
    expect(data.game.sharing).toMatchObject({ mine: true, theirs: true });
    expect(replay).toMatchObject({
      kind: 'dance',
      withBee: true,
      outcome: 'no_jinx',
      players: [{ displayName: anna.player.displayName }, { displayName: 'The bee' }],
    });
    expect(replay).not.toHaveProperty('telepathy');
    expect(replay).not.toHaveProperty('opening');
    expect((await see('dancereplay_none')).status).toBe(404);
  });

  test('allowed forty times at once by both is allowed once, and both screens hear of it', async () => {
    const dance = await finished();
    const { version } = await dance.read(0);
    const listener = await TestListener.open(server.url, dance.players[1].headers);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => allow(dance, index % 2 ? 0 : 1)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await dance.read(0)).version).toBe(version + 2);
    const last = { topic: 'dance', id: dance.gameId, version: version + 2 };
    const signals = () =>
      listener.signals().filter((one) => (one as { topic: string }).topic === 'dance');
    await listener.until(() => signals().length === 2);
    // Which of two commits is announced first is chance.
    expect(signals()).toEqual(expect.arrayContaining([{ ...last, version: version + 1 }, last]));
    listener.close();
  });

  test('is nobody else’s to allow, and not before the end', async () => {
    const dance = await startDance(server.url);
    expect(await allow(dance, 0)).toMatchObject({
      status: 409,
      error: { code: 'not_yet', details: { version: 2, status: 'active' } },
    });
    const third = await newPlayer(server.url);
    const body = { gameId: dance.gameId, allow: true };
    expect((await third.ask('shareDance', { body })).status).toBe(404);
    await dance.players[0].ask('abandonDance', { body: { gameId: dance.gameId } });
    expect(await allow(dance, 0)).toMatchObject({ status: 409, error: { code: 'game_over' } });
  });
});
