import type { Dance as Shown } from '@bee-jinx/contract';
import {
  abandon,
  acceptInvite,
  type Dance,
  decide,
  declineInvite,
  expire,
  inviteToDance,
  lapse,
  nudge,
  otherSeat,
  playDanceWord,
  type Seat,
  thatCounts,
  viewFor,
} from '@bee-jinx/game';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { testBee } from '../../testing/test-bee.ts';
import { createTestDance, type TestDance, wordForNumber } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const listeners: TestListener[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await server.stop();
});

/** Both are looking, as two who play do, so nothing is put into their inboxes. */
async function newPair(): Promise<[TestPlayer, TestPlayer]> {
  const pair = [await newPlayer(server.url), await newPlayer(server.url)] as const;
  for (const { headers } of pair) listeners.push(await TestListener.open(server.url, headers));
  return [...pair];
}

const judge = testBee();
const hour = 3_600_000;
const configs = [
  { maxRounds: 3, pace: 'relaxed' },
  { maxRounds: 3, pace: 'live' },
] as const;
const dancesPerPair = 50;

type Ruling = { ok: true; game: Dance } | { ok: false; refusal: string };
type Answer = { status: number; data: { game?: Shown }; error: { code: string } };

/** One step, as the rules see it and as the server is asked for it. */
interface Step {
  seat: Seat;
  rule(game: Dance, now: number): Ruling;
  ask(dance: TestDance, rounds: number): Promise<Answer>;
  isExpiring?: boolean;
}
type Wait = { waitMs: number };

const seat = fc.constantFrom<Seat>(0, 1);
const word = fc.integer({ min: 0, max: 14 }).map(wordForNumber);

const say = fc.tuple(seat, word, fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1)).map(
  ([by, text, shift]): Step => ({
    seat: by,
    rule: (game, now) => {
      const round = Math.max(1, game.rounds.length + 1 + shift);
      return playDanceWord(game, by, { round, word: text }, judge, now);
    },
    ask: (dance, rounds) => dance.say(by, Math.max(1, rounds + 1 + shift), text),
  }),
);
const respond = fc.tuple(seat, fc.constantFrom(true, true, false), fc.option(word)).map(
  ([by, accept, text]): Step => ({
    seat: by,
    rule: (game, now) =>
      accept ? acceptInvite(game, by, text, judge, now) : declineInvite(game, by, now),
    ask: ({ players, gameId }) =>
      players[by].ask('respondToInvite', { body: { gameId, accept, word: text } }),
  }),
);
const agree = seat.map(
  (by): Step => ({
    seat: by,
    rule: (game, now) => thatCounts(game, by, Math.max(1, game.rounds.length), now),
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
      rule: (game, now) => decide(game, by, { decision, preemptiveWord }, judge, now),
      ask: ({ players, gameId }) =>
        players[by].ask('continueDecision', { body: { gameId, decision, preemptiveWord } }),
    };
  });
const remind = seat.map(
  (by): Step => ({
    seat: by,
    rule: (game, now) => nudge(game, by, game.rounds.length + 1, now),
    ask: ({ players, gameId }, rounds) => {
      const recipientUserId = players[otherSeat(by)].player.userId;
      const body = { recipientUserId, gameId, roundNumber: rounds + 1 };
      return players[by].ask('nudge', { body }) as Promise<unknown> as Promise<Answer>;
    },
  }),
);
const leave = seat.map(
  (by): Step => ({
    seat: by,
    rule: (game, now) => abandon(game, by, now),
    ask: ({ players, gameId }) => players[by].ask('abandonDance', { body: { gameId } }),
  }),
);
const process = seat.map(
  (by): Step => ({
    seat: by,
    rule: (game, now) => ({ ok: true, game: lapse(game, now) }),
    ask: ({ players, gameId }, rounds) =>
      players[by].ask('processRound', { body: { gameId, roundNumber: rounds + 1 } }),
  }),
);
const end = seat.map(
  (by): Step => ({
    seat: by,
    isExpiring: true,
    rule: (game, now) => expire(game, now),
    ask: ({ players, gameId }) => players[by].ask('expireDance', { body: { gameId } }),
  }),
);
/** Never so that sums of them come near a deadline, where the server's clock and ours might disagree. */
const wait = fc
  .constantFrom(1, 1, 13.5, 13.5, 73, 8 * 24)
  .map((hours): Wait => ({ waitMs: hours * hour }));

const step = fc.oneof(
  { weight: 20, arbitrary: say },
  { weight: 3, arbitrary: respond },
  { weight: 2, arbitrary: agree },
  { weight: 5, arbitrary: choose },
  { weight: 1, arbitrary: remind },
  { weight: 1, arbitrary: process },
  { weight: 1, arbitrary: leave },
  { weight: 1, arbitrary: end },
  { weight: 1, arbitrary: wait },
);

test(`the server does what the rules say, step by step, in ${repetitions(800)} dances`, {
  timeout: 900_000,
}, async () => {
  let pair = await newPair();
  let dances = 0;
  const reached = new Set<string>();
  const beginning = fc.record({
    firstWord: fc.option(word),
    isAnswered: fc.boolean(),
    config: fc.constantFrom(...configs),
  });
  const steps = fc.array(step, { minLength: 4, maxLength: 22 });
  await fc.assert(
    fc.asyncProperty(beginning, steps, async (begin, taken) => {
      dances += 1;
      if (dances % dancesPerPair === 0) pair = await newPair();
      const dance = await invite(pair, begin);
      let game = inviteToDance(begin.config, begin.firstWord, server.clock.now());
      let version = 0;
      const answer = { gameId: dance.gameId, accept: true };
      if (begin.isAnswered) {
        const ruling = acceptInvite(game, 1, null, judge, server.clock.now());
        if (ruling.ok) game = ruling.game;
        await pair[1].ask('respondToInvite', { body: answer });
      }
      for (const one of taken) {
        reached.add(game.status);
        if ('waitMs' in one) {
          server.clock.advance(one.waitMs);
          continue;
        }
        const now = server.clock.now();
        const ruling = one.rule(game, now);
        const told = await one.ask(dance, game.rounds.length);
        if (!ruling.ok) {
          expect(told.error?.code).toBe(ruling.refusal);
          game = lapse(game, now);
          continue;
        }
        game = ruling.game;
        // The sweep was first with forgiving the missed round, so there is nothing to expire.
        if (told.error?.code === 'not_yet' && one.isExpiring && game.status === 'active') continue;
        expect(told.status, told.error?.code).toBe(200);
        if (!told.data.game) continue;
        expectSame(told.data.game, game, one.seat);
        expect(told.data.game.version).toBeGreaterThanOrEqual(version);
        version = told.data.game.version;
      }
      game = lapse(game, server.clock.now());
      expectSame(await dance.read(0), game, 0);
      expectSame(await dance.read(1), game, 1);
      reached.add(game.status);
      await pair[0].ask('abandonDance', { body: { gameId: dance.gameId } });
    }),
    { numRuns: repetitions(800) },
  );
  // A hundred dances may by chance miss one that one in fourteen reaches.
  if (dances < 800) return;
  expect([...reached]).toEqual(
    expect.arrayContaining(['invited', 'active', 'deciding', 'completed', 'abandoned', 'expired']),
  );
});

async function invite(
  pair: [TestPlayer, TestPlayer],
  begin: { firstWord: string | null; config: (typeof configs)[number] },
): Promise<TestDance> {
  const { firstWord, config: gameConfig } = begin;
  const body = { invitedPlayer: pair[1].player.userId, firstWord, gameConfig };
  const { data, error } = await pair[0].ask('inviteToDance', { body });
  if (!data) throw new Error(`No invite: ${error.code}`);
  return createTestDance(data.game.gameId, pair);
}

function expectSame(shown: Shown, game: Dance, by: Seat): void {
  const view = viewFor(game, by, judge.reasonFor);
  expect(shown.status).toBe(view.status);
  expect(shown.outcome ?? null).toBe(view.outcome);
  expect(shown.roundNumber).toBe(view.roundNumber);
  expect(shown.maxRounds).toBe(view.maxRounds);
  expect(shown.word ?? null).toBe(view.word);
  expect(shown.myTurn).toBe(view.myTurn);
  const other = otherSeat(by);
  expect([shown.missed?.mine ?? null, shown.missed?.theirs ?? null]).toEqual([
    view.missed[by],
    view.missed[other],
  ]);
  expect(shown.overdue).toEqual(
    view.overdue ? { mine: view.overdue[by], theirs: view.overdue[other] } : undefined,
  );
  expect(shown.players.map(({ ready }) => ready)).toEqual(view.ready);
  expect(shown.rounds.map(({ match }) => match)).toEqual(view.rounds.map(({ match }) => match));
  expect(shown.submissions.map(({ word }) => word)).toEqual(
    view.rounds.flatMap(({ words }) => words.map(({ word }) => word)),
  );
  expect(shown.rounds.map(({ reasons }) => reasons ?? null)).toEqual(
    view.rounds.map(({ reasons }) => reasons),
  );
}
