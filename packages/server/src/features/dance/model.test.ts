import type { Dance as Shown } from '@bee-jinx/contract';
import {
  abandon,
  type Dance,
  decide,
  playDanceWord,
  type Seat,
  startDance as startByTheRules,
  thatCounts,
  viewFor,
} from '@bee-jinx/game';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBee } from '../../testing/test-bee.ts';
import { spokenNumber, startDance, type TestDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let players: [TestPlayer, TestPlayer];
let listeners: TestListener[];
beforeAll(async () => {
  server = await startTestServer();
  players = [await newPlayer(server.url), await newPlayer(server.url)];
  // Both are looking, as two who play do, so nothing is put into their inboxes.
  listeners = await Promise.all(
    players.map(({ headers }) => TestListener.open(server.url, headers)),
  );
});
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await server.stop();
});

const judge = testBee();
const now = 1_000_000;
const config = { maxRounds: 3, pace: 'relaxed' } as const;

type Ruling = { ok: true; game: Dance } | { ok: false; refusal: string };
type Answer = { status: number; data: { game: Shown }; error: { code: string } };

/** One step, as the rules see it and as the server is asked for it. */
interface Step {
  seat: Seat;
  rule(game: Dance): Ruling;
  ask(dance: TestDance, rounds: number): Promise<Answer>;
}

const seat = fc.constantFrom<Seat>(0, 1);
const word = fc.integer({ min: 0, max: 14 }).map(spokenNumber);

const say = fc.tuple(seat, word, fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1)).map(
  ([by, text, shift]): Step => ({
    seat: by,
    rule: (game) => {
      const round = Math.max(1, game.rounds.length + 1 + shift);
      return playDanceWord(game, by, { round, word: text }, judge, now);
    },
    ask: (dance, rounds) => dance.say(by, Math.max(1, rounds + 1 + shift), text),
  }),
);
const agree = seat.map(
  (by): Step => ({
    seat: by,
    rule: (game) => thatCounts(game, by, Math.max(1, game.rounds.length), now),
    ask: ({ players, gameId }, rounds) =>
      players[by].ask('thatCounts', { body: { gameId, roundNumber: Math.max(1, rounds) } }),
  }),
);
const choose = fc
  .tuple(seat, fc.constantFrom('continue', 'continue', 'stop'), fc.option(word))
  .map(([by, chosen, preemptiveWord]): Step => {
    const decision = chosen as 'continue' | 'stop';
    return {
      seat: by,
      rule: (game) => decide(game, by, { decision, preemptiveWord }, judge, now),
      ask: ({ players, gameId }) =>
        players[by].ask('continueDecision', { body: { gameId, decision, preemptiveWord } }),
    };
  });
const leave = seat.map(
  (by): Step => ({
    seat: by,
    rule: (game) => abandon(game, by, now),
    ask: ({ players, gameId }) => players[by].ask('abandonDance', { body: { gameId } }),
  }),
);
const process = seat.map(
  (by): Step => ({
    seat: by,
    rule: (game) => ({ ok: true, game }),
    ask: ({ players, gameId }, rounds) =>
      players[by].ask('processRound', { body: { gameId, roundNumber: rounds + 1 } }),
  }),
);
const step = fc.oneof(
  { weight: 14, arbitrary: say },
  { weight: 2, arbitrary: agree },
  { weight: 4, arbitrary: choose },
  { weight: 1, arbitrary: process },
  { weight: 1, arbitrary: leave },
);

test('the server does what the rules say, step by step, in two hundred dances', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 22 }), async (steps) => {
      const dance = await startDance(server.url, config, players);
      let game = startByTheRules(config, now);
      let version = 0;
      for (const { seat: by, rule, ask } of steps) {
        const ruling = rule(game);
        const answer = await ask(dance, game.rounds.length);
        if (!ruling.ok) {
          expect(answer.error?.code).toBe(ruling.refusal);
          continue;
        }
        expect(answer.status, answer.error?.code).toBe(200);
        game = ruling.game;
        expectSame(answer.data.game, game, by);
        expect(answer.data.game.version).toBeGreaterThanOrEqual(version);
        version = answer.data.game.version;
      }
      expectSame(await dance.read(0), game, 0);
      expectSame(await dance.read(1), game, 1);
      await players[0].ask('abandonDance', { body: { gameId: dance.gameId } });
    }),
    { numRuns: 200 },
  );
});

function expectSame(shown: Shown, game: Dance, by: Seat): void {
  const view = viewFor(game, by);
  expect(shown.status).toBe(view.status);
  expect(shown.outcome ?? null).toBe(view.outcome);
  expect(shown.roundNumber).toBe(view.roundNumber);
  expect(shown.maxRounds).toBe(view.maxRounds);
  expect(shown.word ?? null).toBe(view.word);
  expect(shown.myTurn).toBe(view.myTurn);
  expect(shown.players.map(({ ready }) => ready)).toEqual(view.ready);
  expect(shown.rounds.map(({ match }) => match)).toEqual(view.rounds.map(({ match }) => match));
  expect(shown.submissions.map(({ word }) => word)).toEqual(
    view.rounds.flatMap(({ words }) => words.map(({ word }) => word)),
  );
}
