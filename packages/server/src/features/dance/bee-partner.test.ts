import {
  abandon,
  beeAgreementWarmth,
  startDance as beginDance,
  type Dance,
  inviteToDance,
} from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { Caches } from '../../platform/cache/caches.ts';
import { systemClock } from '../../platform/clock.ts';
import { testBee } from '../../testing/test-bee.ts';
import { startDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { BeePartner } from './bee-partner.ts';

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
    const begunAgain = await anna.ask('findPartner', { body: { withBee: true } });
    expect(begunAgain.data).toMatchObject({
      state: 'paired',
      beeOffered: false,
      game: { gameId, roundNumber: 2 },
    });
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

  test('is danced with again: an unbegun dance goes on, another is ended only when told so', async () => {
    const anna = await newPlayer(server.url);
    const again = (confirmEndExisting?: boolean) =>
      anna.ask('rematchDance', { body: { opponentId: 'bee', confirmEndExisting } });
    const first = await again();
    const { gameId = '', ...game } = first.data.game;
    expect(first.data).toMatchObject({ ok: true, httpStatus: 200 });
    expect(game).toMatchObject({
      status: 'active',
      gameConfig: { maxRounds: 10, pace: 'relaxed' },
      isInviter: true,
      players: [{ userId: anna.player.userId, displayName: anna.player.displayName }, {}],
      submissions: [],
    });
    expect(game.serverTime).toBeUndefined();
    expect((await again(true)).data.game.gameId).toBe(gameId);
    const said = await anna.ask('submitDanceWord', {
      body: { gameId, roundNumber: 1, word: 'sand' },
    });
    const { version } = said.data.game;
    expect(said.data.game).toMatchObject({ roundNumber: 2, myTurn: true });
    expect(await again(false)).toMatchObject({
      status: 409,
      error: { code: 'game_exists', details: { gameId, status: 'active' } },
    });
    const listener = await TestListener.open(server.url, anna.headers);
    const second = (await again(true)).data.game;
    await listener.until(() => JSON.stringify(listener.signals()).includes(second.gameId));
    const ended = { topic: 'dance', id: gameId, version: version + 1 };
    expect(listener.signals()).toContainEqual(ended);
    listener.close();
    expect(second).toMatchObject({ status: 'active', roundNumber: 1, version: 1 });
    const left = await mustCall(anna, 'readDance', { params: { gameId }, query: {} });
    expect(left.game).toMatchObject({
      status: 'abandoned',
      version: version + 1,
      endedBy: anna.player.userId,
      opponent: { userId: 'bee', isBee: true, canDance: true },
    });
    for (const field of ['telepathy', 'reactions', 'befriends', 'sharing']) {
      expect(left.game).not.toHaveProperty(field);
    }
    expect(left.game.opponent).not.toHaveProperty('isFriend');
    expect(left.game.opponent).not.toHaveProperty('here');
    const query = { withPlayer: 'bee' };
    expect((await mustCall(anna, 'danceStatus', { query })).game?.gameId).toBe(second.gameId);
    const history = { opponentId: 'bee', limit: 5 };
    expect((await mustCall(anna, 'danceHistory', { query: history })).games).toEqual([
      {
        gameId,
        status: 'abandoned',
        opponent: { userId: 'bee', displayName: 'The bee', isBee: true },
        rounds: 1,
        endedAt: left.game.endedAt,
        finalWords: ['sand', said.data.game.pair?.[1]],
      },
    ]);
  });

  test('a word that is sent again changes nothing, and the round can still be agreed on', async () => {
    const anna = await newPlayer(server.url);
    const gameId =
      (await mustCall(anna, 'findPartner', { body: { withBee: true } })).game?.gameId ?? '';
    const body = { gameId, roundNumber: 1, word: 'sand' };
    const first = (await mustCall(anna, 'submitDanceWord', { body })).game;
    const again = (await mustCall(anna, 'submitDanceWord', { body })).game;
    expect(again).toEqual({ ...first, serverTime: again.serverTime });
    const round = { gameId, roundNumber: 1 };
    const { game } = await mustCall(anna, 'thatCounts', { body: round });
    expect(game.thatCounts.mine).toBe(true);
  });

  test('seals its word for the next round at once where the player does', async () => {
    const anna = await newPlayer(server.url);
    const config = { withBee: true, gameConfig: { maxRounds: 3 } };
    const gameId = (await mustCall(anna, 'findPartner', { body: config })).game?.gameId ?? '';
    for (const [index, word] of ['sand', 'wave', 'moon'].entries()) {
      await mustCall(anna, 'submitDanceWord', { body: { gameId, roundNumber: index + 1, word } });
    }
    const body = { gameId, decision: 'continue' as const, preemptiveWord: 'Lamp' };
    const { game } = await mustCall(anna, 'continueDecision', { body });
    expect(game).toMatchObject({ status: 'active', roundNumber: 5, maxRounds: 8, myTurn: true });
    expect(game.pair).toEqual(['lamp', expect.stringMatching(/^honey/)]);
  });
});

describe('the bee’s mind', () => {
  const config = { maxRounds: 3, pace: 'live' } as const;
  const firstWords = ['honey', 'flower', 'summer', 'garden', 'wing', 'meadow', 'sun', 'rain'];
  const fallbackWords = ['wax', 'hive', 'pollen', 'nectar', 'swarm', 'queen', 'comb', 'sting'];
  const words = (one: string, other: string, warmth = 0) => ({
    words: [
      { word: one, at: 1 },
      { word: other, at: 1 },
    ] as const,
    match: null,
    warmth,
  });
  const after = (...rounds: Dance['rounds']): Dance => ({ ...beginDance(config, 1), rounds });
  const newPartner = (more = {}) => {
    const bee = { ...testBee(), ...more };
    return { bee, partner: new BeePartner(bee, new Caches(systemClock, undefined)) };
  };

  test('begins with one of its first words, and seals once, in an open dance only', () => {
    const { partner } = newPartner();
    const sealed = partner.sealWord(after(), 7);
    expect(sealed.sealed).toEqual([null, { word: expect.any(String), at: 7 }]);
    expect([...firstWords, 'tree']).toContain(sealed.sealed[1]?.word);
    expect(partner.sealWord(sealed, 8)).toBe(sealed);
    const invited = inviteToDance(config, null, 1);
    expect(partner.sealWord(invited, 7)).toBe(invited);
    const left = abandon(after(), 0, 2);
    if (left.ok) expect(partner.sealWord(left.game, 7)).toBe(left.game);
  });

  test('thinks of another word where its first was said, up to a dozen', () => {
    const asked: string[] = [];
    const replies = ['sand', 'waves', 'moon'];
    const reply = (_pair: unknown, used: readonly string[]) => {
      asked.push(used.join(' '));
      return replies[asked.length - 1] ?? 'sand';
    };
    const { partner } = newPartner({ reply });
    const dance = after(words('sand', 'wave'));
    expect(partner.sealWord(dance, 7).sealed[1]).toEqual({ word: 'moon', at: 7 });
    expect(asked).toEqual(['sand wave', 'sand wave sand', 'sand wave sand waves']);
    // Thought of once, and remembered.
    expect(partner.sealWord(dance, 7).sealed[1]?.word).toBe('moon');
    expect(partner.replyTo(['sand', 'wave'], ['sand', 'wave'])).toBe('moon');
    expect(asked).toHaveLength(3);

    asked.length = 0;
    replies.length = 0;
    expect(partner.sealWord(after(words('lamp', 'sand')), 7).sealed[1]?.word).toBe('wax');
    expect(asked).toHaveLength(12);
    expect(partner.replyTo(['lamp', 'sand'], ['lamp', 'sand', 'waxes', 'hive'])).toBe('wax');
    expect(partner.replyTo(['lamp', 'sand'], ['lamp', 'sand', 'waxs', 'hive'])).toBe('pollen');
  });

  test('has words of its own for a pair that it doesn’t know, until all were said', () => {
    const { bee, partner } = newPartner();
    const unknown = ['qxone', 'qxtwo'] as const;
    const used: string[] = [...unknown];
    for (const word of [...fallbackWords, 'clover', 'honey']) {
      expect(partner.replyTo(unknown, used)).toBe(word);
      used.push(word);
    }
    expect(partner.replyTo(unknown, used)).toBe('honey');
    expect(bee.thoughts()).toBe(0);
    // One word that it knows is enough to think of.
    expect(partner.replyTo(['qxone', 'sand'], [])).toMatch(/^honey./);
    expect(bee.thoughts()).toBe(1);
    const everything = after(words('qxone', 'wax'), words('qxtwo', 'qxthree'));
    expect(partner.sealWord(everything, 7).sealed[1]?.word).toBe('hive');
  });

  test('agrees that a near miss counts from a warmth of 80 on', () => {
    const { partner } = newPartner();
    const agreed = (warmth: number): Dance => ({
      ...after(words('sand', 'wave', warmth)),
      agreed: [true, false],
    });
    const cold = agreed(beeAgreementWarmth - 1);
    expect(partner.agree(cold, 7)).toBe(cold);
    expect(partner.agree(agreed(beeAgreementWarmth), 7)).toMatchObject({
      status: 'completed',
      outcome: 'jinx',
      rounds: [{ match: 'agreed' }],
    });
    const unbegun = after();
    expect(partner.agree(unbegun, 7)).toBe(unbegun);
    const over: Dance = { ...agreed(beeAgreementWarmth), status: 'completed', outcome: 'no_jinx' };
    expect(partner.agree(over, 7)).toBe(over);
    const nextSealed: Dance = {
      ...agreed(beeAgreementWarmth),
      sealed: [{ word: 'a', at: 1 }, null],
    };
    expect(partner.agree(nextSealed, 7)).toBe(nextSealed);
  });

  test('would have said a word to each pair, with its reason where there is one', () => {
    const { bee, partner } = newPartner();
    const rounds = [words('sand', 'wave'), words('zebra', 'castle'), words('moon', 'moth')];
    const opening = { pair: ['wind', 'cloud'], puzzleNumber: 1 } as const;
    const thought = (pair: readonly [string, string], used: readonly string[], round: number) => {
      const word = bee.reply(pair, used);
      const reason = bee.reasonFor(pair, word);
      return { round, word, ...(reason && { reason }) };
    };
    const said = ['sand', 'wave', 'zebra', 'castle'];
    const second = thought(['sand', 'wave'], said.slice(0, 2), 2);
    const third = thought(['zebra', 'castle'], said, 3);
    expect(third).not.toHaveProperty('reason');
    expect(partner.wouldHaveSaid(after(...rounds))).toEqual([second, third]);
    const first = thought(['wind', 'cloud'], ['wind', 'cloud'], 1);
    const [begun] = partner.wouldHaveSaid({ ...after(...rounds), opening });
    expect(begun).toEqual(first);
  });
});
