import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatherSwarm, reactInSwarm, sayInSwarm, startSwarm, turnOver } from './swarm.ts';
import type { SwarmRuling } from './swarm-ruling.ts';
import { comeBack, leaveSwarm, passTable, removeFromSwarm, sitDown } from './swarm-seats.ts';
import { lapseSwarm } from './swarm-settlement.ts';
import {
  countMinds,
  countSeatedPeople,
  isSeatAwaited,
  maxMinds,
  type Swarm,
  type SwarmJudge,
  usualSwarmConfig,
} from './swarm-state.ts';
import { swarmViewFor } from './swarm-view.ts';

const judge: SwarmJudge = {
  sameLemma: (a, b) => a.replace(/s$/, '') === b.replace(/s$/, ''),
  warmth: (a, b) => ((a.charCodeAt(2) + b.charCodeAt(2)) * 7) % 100,
  beeWord: (_pair, used) => `beeword${used.length}`,
};

const opening = ['sun', 'moon'] as const;
/** Few words, so that camps, jinxes and inflections happen. */
const word = fc
  .constantFrom(...'abcdef')
  .map((letter) => `qq${letter}zz`)
  .chain((stem) => fc.constantFrom(stem, `${stem}s`));

function begin(people: number, withBee = false): Swarm {
  let game = gatherSwarm({ ...usualSwarmConfig, rounds: 15, wordSeconds: 15, withBee }, 0);
  for (let seat = 1; seat < people; seat += 1) game = must(sitDown(game, judge, 0));
  return must(startSwarm(game, 0, opening, judge, 0));
}

function must(ruling: SwarmRuling): Swarm {
  if (!ruling.ok) throw new Error(ruling.refusal);
  return ruling.game;
}

/** What everybody sees of a table, without when things were done. */
function tableOf(game: Swarm) {
  const view = swarmViewFor(game, null);
  const rounds = view.rounds.map(({ revealAt: _at, ...round }) => round);
  return { ...view, rounds, since: null, deadline: null };
}

const wordsOfAll = fc.array(word, { minLength: 3, maxLength: 12 });

test('the order in which words come in, and repeated ones, make no difference to the table', () => {
  const said = wordsOfAll.chain((words) => {
    const seats = [...words.keys()];
    const order = fc.shuffledSubarray(seats, { minLength: seats.length });
    return fc.record({
      words: fc.constant(words),
      order,
      doubled: fc.shuffledSubarray(seats),
      withBee: fc.boolean(),
    });
  });
  fc.assert(
    fc.property(said, ({ words, order, doubled, withBee }) => {
      const sit = Math.min(words.length, withBee ? maxMinds - 1 : maxMinds);
      const say = (game: Swarm, seat: number) =>
        seat < sit
          ? must(sayInSwarm(game, seat, { round: 1, word: words[seat] ?? '' }, judge, 1))
          : game;
      const straight = [...words.keys()].reduce(say, begin(sit, withBee));
      const mixed = order
        .flatMap((seat) => (doubled.includes(seat) ? [seat, seat] : [seat]))
        .reduce(say, begin(sit, withBee));
      expect(tableOf(mixed)).toEqual(tableOf(straight));
      expect(straight.rounds).toHaveLength(1);
    }),
  );
});

test('who leaves before or after the others speak makes no difference to the round', () => {
  const left = wordsOfAll.chain((words) =>
    fc.record({
      words: fc.constant(words),
      leaving: fc.shuffledSubarray([...words.keys()].slice(1), { maxLength: words.length - 2 }),
    }),
  );
  fc.assert(
    fc.property(left, ({ words, leaving }) => {
      const staying = [...words.keys()].filter((seat) => !leaving.includes(seat));
      const say = (game: Swarm, seat: number) =>
        must(sayInSwarm(game, seat, { round: 1, word: words[seat] ?? '' }, judge, 1));
      const leave = (game: Swarm, seat: number) => must(leaveSwarm(game, seat, judge, 1));
      const before = staying.reduce(say, leaving.reduce(leave, begin(words.length)));
      const after = leaving.reduce(leave, staying.reduce(say, begin(words.length)));
      expect(before.rounds.map(({ words, camps, next }) => ({ words, camps, next }))).toEqual(
        after.rounds.map(({ words, camps, next }) => ({ words, camps, next })),
      );
    }),
  );
});

test('which seat says a word makes no difference to camps and the next pair', () => {
  const moved = wordsOfAll.chain((words) =>
    fc.record({
      words: fc.constant(words),
      seats: fc.shuffledSubarray([...words.keys()], { minLength: words.length }),
    }),
  );
  fc.assert(
    fc.property(moved, ({ words, seats }) => {
      const play = (order: readonly string[]) => {
        const say = (game: Swarm, said: string, seat: number) =>
          must(sayInSwarm(game, seat, { round: 1, word: said }, judge, 1));
        return order.reduce(say, begin(words.length)).rounds[0];
      };
      const [straight, mixed] = [play(words), play(seats.map((seat) => words[seat] ?? ''))];
      const shape = (round: typeof straight) =>
        round?.camps.map(({ word, seats }) => [word, seats.length]);
      expect(shape(mixed)).toEqual(shape(straight));
      expect(mixed?.next).toEqual(straight?.next);
    }),
  );
});

type Step = (game: Swarm, now: number) => SwarmRuling<string>;
const seat = fc.nat({ max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ seat, word }).map(
      ({ seat, word }): Step =>
        (game, now) =>
          sayInSwarm(game, seat, { round: game.rounds.length + 1, word }, judge, now),
    ),
  },
  seat.map(
    (one): Step =>
      (game, now) =>
        leaveSwarm(game, one, judge, now),
  ),
  seat.map(
    (one): Step =>
      (game, now) =>
        comeBack(game, one, judge, now),
  ),
  fc.constant<Step>((game, now) => sitDown(game, judge, now)),
  fc.record({ by: seat, seat }).map(
    ({ by, seat }): Step =>
      (game, now) =>
        removeFromSwarm(game, by, seat, judge, now),
  ),
  fc.record({ by: seat, seat }).map(
    ({ by, seat }): Step =>
      (game, now) =>
        passTable(game, by, seat, judge, now),
  ),
  seat.map(
    (by): Step =>
      (game, now) =>
        turnOver(game, by, game.rounds.length + 1, judge, now),
  ),
  seat.map(
    (one): Step =>
      (game) =>
        reactInSwarm(game, one, { round: 1, reaction: 'ha' }),
  ),
  fc.constant<Step>((game, now) => ({ ok: true, game: lapseSwarm(game, judge, now) })),
);

test('whatever happens, sealed words are their own seat’s, and the table stays sound', () => {
  const steps = fc.array(fc.record({ step, ms: fc.nat({ max: 12_000 }) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.boolean(), (taken, withBee) => {
      let game = begin(4, withBee);
      let now = 0;
      for (const { step, ms } of taken) {
        now += ms;
        const ruling = step(game, now);
        if (!ruling.ok) continue;
        expect(ruling.game.rounds.length).toBeGreaterThanOrEqual(game.rounds.length);
        game = ruling.game;
        expectSound(game);
      }
    }),
    { numRuns: 300 },
  );
});

function expectSound(game: Swarm): void {
  for (const viewer of [null, ...game.seats.keys()]) {
    const view = swarmViewFor(game, viewer);
    const own = viewer === null ? null : (game.sealed[viewer]?.word ?? null);
    expect(view.word).toBe(own);
    expect(JSON.stringify({ ...view, word: null })).not.toContain('"at":');
    expect(view.rounds).toBe(game.rounds);
  }
  expect(countMinds(game)).toBeLessThanOrEqual(maxMinds);
  if (game.status === 'over') {
    expect(game.deadline).toBeNull();
    expect(game.sealed.every((said) => said === null)).toBe(true);
    return;
  }
  expect(game.deadline).not.toBeNull();
  expect(countSeatedPeople(game)).toBeGreaterThan(0);
  const host = game.host === null ? undefined : game.seats[game.host];
  expect(host?.isBee).toBe(false);
  expect(['in', 'away']).toContain(host?.state);
  // Somebody is waited for, or there is too little to turn over yet.
  const isAwaiting = game.seats.some((_, index) => isSeatAwaited(game, index));
  const words = game.sealed.filter(Boolean).length;
  expect(isAwaiting || words < 2 || game.seats.every(({ state }) => state !== 'in')).toBe(true);
}
