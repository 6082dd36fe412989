import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  abandon,
  acceptInvite,
  decide,
  declineInvite,
  expire,
  inviteToDance,
  lapse,
  nudge,
  playDanceWord,
  startDance,
  thatCounts,
} from './dance.ts';
import {
  type Dance,
  type DanceJudge,
  type DanceStatus,
  isDanceOver,
  roundTimeMs,
  type Seat,
} from './dance-state.ts';
import { viewFor } from './dance-view.ts';
import { dayMs } from './durations.ts';
import type { ReasonFor } from './reasons.ts';

const judge: DanceJudge = {
  sameLemma: (a, b) => a.replace(/s$/, '') === b.replace(/s$/, ''),
  warmth: (a, b) => (a.length * 7 + b.length) % 100,
};

/** Contains the word, so that a leaked reason of a sealed word is found. */
const reasonFor: ReasonFor = (pair, word) => `${pair.join(' and ')} with ${word}`;

/** The statuses that one step may lead to. */
const transitions: Record<DanceStatus, DanceStatus[]> = {
  invited: ['invited', 'active', 'completed', 'declined', 'withdrawn', 'expired'],
  active: ['active', 'deciding', 'completed', 'abandoned', 'expired'],
  deciding: ['deciding', 'active', 'completed', 'abandoned'],
  completed: ['completed'],
  declined: ['declined'],
  withdrawn: ['withdrawn'],
  abandoned: ['abandoned'],
  expired: ['expired'],
};

type Ruling = { ok: true; game: Dance } | { ok: false; refusal: string };
type Step = (game: Dance, now: number) => Ruling;

const seat = fc.constantFrom<Seat>(0, 1);
/** Few words, so that jinxes, repeats and inflections happen. */
const word = fc
  .constantFrom(...'abcdefghijklmnop')
  .map((letter) => `qq${letter}zz`)
  .chain((stem) => fc.constantFrom(stem, `${stem}s`));
const roundShift = fc.oneof(
  { weight: 8, arbitrary: fc.constant(0) },
  fc.integer({ min: -2, max: 2 }),
);

const say = fc.tuple(seat, word, roundShift).map(
  ([by, text, shift]): Step =>
    (game, now) =>
      playDanceWord(game, by, { round: game.rounds.length + 1 + shift, word: text }, judge, now),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: say },
  {
    weight: 3,
    arbitrary: fc.tuple(seat, fc.option(word)).map(
      ([by, text]): Step =>
        (game, now) =>
          acceptInvite(game, by, text, judge, now),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(seat, roundShift).map(
      ([by, shift]): Step =>
        (game, now) =>
          thatCounts(game, by, game.rounds.length + shift, now),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(seat, fc.constantFrom('continue', 'continue', 'stop'), fc.option(word)).map(
      ([by, decision, preemptiveWord]): Step =>
        (game, now) =>
          decide(
            game,
            by,
            { decision: decision as 'continue' | 'stop', preemptiveWord },
            judge,
            now,
          ),
    ),
  },
  {
    weight: 1,
    arbitrary: seat.map(
      (by): Step =>
        (game, now) =>
          nudge(game, by, game.rounds.length + 1, now),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((game, now) => expire(game, now)) },
  {
    weight: 1,
    arbitrary: fc.tuple(seat, fc.constantFrom(abandon, declineInvite)).map(
      ([by, leave]): Step =>
        (game, now) =>
          leave(game, by, now),
    ),
  },
);
const wait = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 5000 }) },
  { weight: 1, arbitrary: fc.constantFrom(roundTimeMs.live, 8 * dayMs) },
);
const initialDance = fc.constantFrom<(now: number) => Dance>(
  (now) => inviteToDance({ maxRounds: 3, pace: 'live' }, null, now),
  (now) => inviteToDance({ maxRounds: 3, pace: 'live' }, 'qqxzz', now),
  (now) => startDance({ maxRounds: 3, pace: 'live' }, now),
  (now) => startDance({ maxRounds: 3, pace: 'relaxed' }, now),
);

test('twelve thousand dances of random steps keep every invariant', () => {
  const reached = new Map<string, number>();
  fc.assert(
    fc.property(initialDance, fc.array(fc.tuple(step, wait), { maxLength: 40 }), (begin, steps) => {
      let now = 1_000_000;
      let game = begin(now);
      for (const [take, pause] of steps) {
        now += pause;
        const ruling = take(game, now);
        const next = ruling.ok ? ruling.game : lapse(game, now);
        checkStep(lapse(game, now), next);
        checkStep(game, lapse(game, now));
        checkLapse(game, now);
        checkState(next, now);
        game = next;
      }
      reached.set(game.status, (reached.get(game.status) ?? 0) + 1);
    }),
    { numRuns: 12_000 },
  );
  expect([...reached.keys()].sort()).toEqual(Object.keys(transitions).sort());
});

test('every step but a nudge is idempotent', () => {
  fc.assert(
    fc.property(initialDance, fc.array(say, { maxLength: 20 }), step, (begin, steps, last) => {
      const now = 1_000_000;
      let game = begin(now);
      for (const take of steps) {
        const ruling = take(game, now);
        if (ruling.ok) game = ruling.game;
      }
      const first = last(game, now);
      if (!first.ok) return;
      const again = last({ ...first.game }, now);
      if (again.ok && first.game.rounds.length === game.rounds.length) {
        expect({ ...again.game, nudged: null }).toEqual({ ...first.game, nudged: null });
      }
    }),
    { numRuns: 3000 },
  );
});

/** Faster than expect(), as it runs a million times. */
function check(holds: boolean, invariant: string): void {
  if (!holds) throw new Error(`Broken: ${invariant}`);
}

function checkStep(before: Dance, after: Dance): void {
  check(
    transitions[before.status].includes(after.status),
    `${before.status} leads to ${after.status}`,
  );
  if (isDanceOver(before)) {
    const isUnchanged = after === before || JSON.stringify(after) === JSON.stringify(before);
    check(isUnchanged, 'what is over stays as it is');
  }
  const added = after.rounds.length - before.rounds.length;
  check(added === 0 || added === 1, 'a step ends one round at most');
  before.rounds.forEach(({ words }, index) => {
    check(after.rounds[index]?.words === words, 'what was said is never changed');
  });
  before.sealed.forEach((word, index) => {
    const next = added ? after.rounds.at(-1)?.words[index] : after.sealed[index];
    if (word) check(next === word, 'a sealed word is kept, and turned over with its round');
  });
}

/** A missed round is forgiven once for each player of a live dance, and never to who has said their word. */
function checkLapse(before: Dance, now: number): void {
  const after = lapse(before, now);
  check(lapse(after, now) === after, 'a deadline is applied once');
  const forgiven = ([0, 1] as const).filter((by) => after.missed[by] !== before.missed[by]);
  for (const by of forgiven) {
    check(before.missed[by] === null, 'nobody is forgiven twice');
    check(before.sealed[by] === null, 'who has said their word has missed nothing');
    check(after.missed[by] === before.rounds.length + 1, 'the missed round is the one played');
  }
  if (forgiven.length > 0) {
    check(before.config.pace === 'live', 'only a live dance forgives');
    check(after.status === 'active', 'a forgiven round is played on');
    check(after.deadline === now + roundTimeMs.live, 'its time runs once more');
  }
  if (after.status !== 'expired' || after === before) return;
  check(after.overdue?.some(Boolean) === true, 'an expired dance waited for somebody');
  const isEarned = ([0, 1] as const).some((by) => after.overdue?.[by] && after.missed[by] !== null);
  if (before.status === 'active' && before.config.pace === 'live') {
    check(isEarned, 'a live dance ends with a second miss');
  }
  if (before.status === 'invited')
    check(after.overdue?.[0] === false, 'an invite waits for a guest');
}

function checkState(game: Dance, now: number): void {
  check((game.deadline === null) === isDanceOver(game), 'only what is over has no deadline');
  check(game.deadline === null || game.deadline > now, 'nothing stands past its deadline');
  check((game.outcome !== null) === (game.status === 'completed'), 'an outcome completes');
  check(!game.sealed.every(Boolean), 'two sealed words are a round');
  const isJinx = game.outcome === 'jinx';
  game.rounds.forEach(({ match }, index) => {
    const isLast = index === game.rounds.length - 1;
    check((match !== null) === (isJinx && isLast), 'a jinx is the last round');
  });
  check(game.rounds.length <= game.roundLimit, 'no round beyond those agreed on');
  if (game.status === 'deciding') {
    check(game.rounds.length === game.roundLimit, 'one decides after the last round');
  }
  const said = game.rounds.flatMap(({ words }) => words.map(({ word }) => word));
  for (const by of [0, 1] as const) {
    const secret = game.sealed[by === 0 ? 1 : 0]?.word;
    if (!secret || secret === game.sealed[by]?.word || said.includes(secret)) continue;
    check(
      !JSON.stringify(viewFor(game, by, reasonFor)).includes(secret),
      'a sealed word is not seen',
    );
  }
}
