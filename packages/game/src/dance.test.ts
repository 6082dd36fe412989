import { describe, expect, test } from 'vitest';
import {
  abandon,
  acceptInvite,
  decide,
  declineInvite,
  expire,
  inviteToDance,
  nudge,
  playDanceWord,
  startDance,
  thatCounts,
} from './dance.ts';
import {
  type Dance,
  type DanceJudge,
  inviteTimeMs,
  roundTimeMs,
  type Seat,
  warningTime,
} from './dance-state.ts';
import { viewFor } from './dance-view.ts';
import type { ReasonFor } from './reasons.ts';

const judge: DanceJudge = {
  sameLemma: (one, other) => one.replace(/s$/, '') === other.replace(/s$/, ''),
  warmth: () => 100,
};
const reasonFor: ReasonFor = (pair, word) => `${pair.join(' and ')} with ${word}`;
const config = { maxRounds: 3, pace: 'live' } as const;
const start = 1_000_000;

function done(ruling: { ok: true; game: Dance } | { ok: false; refusal: string }): Dance {
  if (!ruling.ok) throw new Error(ruling.refusal);
  return ruling.game;
}
const say = (game: Dance, seat: Seat, word: string, round = game.rounds.length + 1, now = start) =>
  playDanceWord(game, seat, { round, word }, judge, now);
const bothSay = (game: Dance, one: string, other: string) =>
  done(say(done(say(game, 0, one)), 1, other, game.rounds.length + 1));

/** Three rounds that miss, so that the two have to decide. */
const undecided = () =>
  [
    ['sand', 'wave'],
    ['moon', 'cheese'],
    ['king', 'bread'],
  ].reduce((game, [one = '', other = '']) => bothSay(game, one, other), startDance(config, start));

describe('an invite', () => {
  const invited = inviteToDance(config, 'sand', start);

  test('waits seven days for an answer', () => {
    expect(invited).toMatchObject({ status: 'invited', deadline: start + inviteTimeMs });
    expect(warningTime(invited)).toBe(start + inviteTimeMs * 0.8);
  });

  test('is answered with a word, and the first words turn over', () => {
    const game = done(acceptInvite(invited, 1, 'wave', judge, start));
    expect(game).toMatchObject({ status: 'active', deadline: start + roundTimeMs.live });
    expect(game.rounds[0]?.words.map(({ word }) => word)).toEqual(['sand', 'wave']);
  });

  test('can be accepted before a word is found', () => {
    const game = done(acceptInvite(invited, 1, null, judge, start));
    expect(game).toMatchObject({ status: 'active', rounds: [] });
    expect(acceptInvite(game, 1, null, judge, start)).toEqual({ ok: true, game });
  });

  test('without a first word takes it later, and stays an invite', () => {
    const game = done(say(inviteToDance(config, null, start), 0, 'sand'));
    expect(game.status).toBe('invited');
    expect(done(say(game, 1, 'sands'))).toMatchObject({ status: 'completed', outcome: 'jinx' });
  });

  test('is declined by who was invited only, withdrawn by who invited only', () => {
    const declined = done(declineInvite(invited, 1, start));
    expect(declined).toMatchObject({ status: 'declined', endedBy: 1, deadline: null });
    expect(declineInvite(declined, 1, start)).toEqual({ ok: true, game: declined });
    expect(declineInvite(invited, 0, start)).toEqual({ ok: false, refusal: 'not_your_game' });
    expect(done(abandon(invited, 0, start)).status).toBe('withdrawn');
    expect(done(abandon(invited, 1, start)).status).toBe('declined');
    expect(acceptInvite(declined, 1, 'wave', judge, start)).toMatchObject({ refusal: 'game_over' });
  });

  test('that was taken can’t be declined', () => {
    const game = done(acceptInvite(invited, 1, null, judge, start));
    expect(declineInvite(game, 1, start)).toMatchObject({ refusal: 'wrong_round' });
  });
});

describe('a word', () => {
  const game = startDance(config, start);

  test('stays sealed until the other is in', () => {
    const sealed = done(say(game, 0, 'sand'));
    expect(viewFor(sealed, 0, reasonFor)).toMatchObject({ word: 'sand', ready: [true, false] });
    expect(JSON.stringify(viewFor(sealed, 1, reasonFor))).not.toContain('sand');
  });

  test('has its reason as soon as the round is finished, and not before', () => {
    const sealed = done(say(bothSay(game, 'sand', 'wave'), 0, 'beach'));
    expect(viewFor(sealed, 0, reasonFor).rounds.map(({ reasons }) => reasons)).toEqual([null]);
    const out = done(say(sealed, 1, 'castle'));
    expect(viewFor(out, 1, reasonFor).rounds.at(-1)?.reasons).toEqual([
      'sand and wave with beach',
      'sand and wave with castle',
    ]);
  });

  test('of one letter and of thirty look the same to the other', () => {
    const seen = (word: string) => JSON.stringify(viewFor(done(say(game, 0, word)), 1, reasonFor));
    expect(seen('a')).toBe(seen('b'.repeat(30)));
  });

  test('said again changes nothing; another one is refused', () => {
    const sealed = done(say(game, 0, 'sand'));
    expect(say(sealed, 0, 'sand')).toEqual({ ok: true, game: sealed });
    expect(say(sealed, 0, 'wave')).toEqual({ ok: false, refusal: 'already_submitted' });
    const next = done(say(sealed, 1, 'wave'));
    expect(say(next, 0, 'sand', 1)).toEqual({ ok: true, game: next });
    expect(say(next, 0, 'moon', 1)).toEqual({ ok: false, refusal: 'wrong_round' });
    expect(say(next, 0, 'moon', 3)).toEqual({ ok: false, refusal: 'wrong_round' });
  });

  test.each([
    ['honey', 'honey', 'exact'],
    ['colour', 'color', 'spelling'],
    ['bee', 'bees', 'inflection'],
  ])('%s and %s are a jinx, %s', (one, other, match) => {
    expect(bothSay(game, one, other)).toMatchObject({
      status: 'completed',
      outcome: 'jinx',
      rounds: [{ match, warmth: 100 }],
      deadline: null,
    });
  });

  test('that was said, in any form, is refused; the other’s sealed one is no reason', () => {
    const next = bothSay(game, 'sand', 'wave');
    expect(next.rounds[0]?.warmth).toBe(99);
    for (const word of ['sand', 'waves', 'wave']) {
      expect(say(next, 0, word)).toEqual({ ok: false, refusal: 'word_already_said' });
    }
    expect(done(say(done(say(next, 0, 'moon')), 1, 'moon')).outcome).toBe('jinx');
  });

  test('after the deadline comes too late', () => {
    const relaxed = startDance({ maxRounds: 3, pace: 'relaxed' }, start);
    const late = start + roundTimeMs.relaxed;
    expect(say(relaxed, 0, 'sand', 1, late - 1).ok).toBe(true);
    expect(say(relaxed, 0, 'sand', 1, late)).toEqual({ ok: false, refusal: 'game_over' });
  });
});

describe('“That counts”', () => {
  const game = bothSay(startDance(config, start), 'sand', 'wave');

  test('by both makes a jinx of the last round', () => {
    const half = done(thatCounts(game, 0, 1, start));
    expect(half).toMatchObject({ status: 'active', agreed: [true, false] });
    expect(thatCounts(half, 0, 1, start)).toEqual({ ok: true, game: half });
    const whole = done(thatCounts(half, 1, 1, start));
    expect(whole).toMatchObject({ status: 'completed', outcome: 'jinx' });
    expect(whole.rounds[0]?.match).toBe('agreed');
    expect(thatCounts(whole, 0, 1, start)).toEqual({ ok: true, game: whole });
  });

  test('is too late once a word for the next round is sealed', () => {
    const half = done(thatCounts(game, 0, 1, start));
    const next = done(say(half, 1, 'moon'));
    expect(thatCounts(next, 1, 1, start)).toMatchObject({ refusal: 'wrong_round' });
    expect(thatCounts(next, 1, 2, start)).toMatchObject({ refusal: 'wrong_round' });
  });

  test('can still be said when the last round is over', () => {
    const half = done(thatCounts(undecided(), 0, 3, start));
    expect(done(thatCounts(half, 1, 3, start)).outcome).toBe('jinx');
  });
});

describe('deciding', () => {
  const choose = (
    game: Dance,
    seat: Seat,
    decision: 'continue' | 'stop',
    word: string | null = null,
    now = start,
  ) => decide(game, seat, { decision, preemptiveWord: word }, judge, now);

  test('comes after the last round without a jinx, and no word goes before it', () => {
    const game = undecided();
    expect(game).toMatchObject({ status: 'deciding', deadline: start + roundTimeMs.live });
    expect(say(game, 0, 'moth')).toEqual({ ok: false, refusal: 'not_yet' });
    expect(viewFor(game, 0, reasonFor)).toMatchObject({ roundNumber: 3, decisions: [null, null] });
  });

  test('to go on takes both, and adds five rounds', () => {
    const half = done(choose(undecided(), 0, 'continue'));
    expect(half.status).toBe('deciding');
    expect(choose(half, 0, 'continue')).toEqual({ ok: true, game: half });
    const game = done(choose(half, 1, 'continue'));
    expect(game).toMatchObject({ status: 'active', roundLimit: 8 });
    expect(choose(game, 0, 'continue')).toEqual({ ok: true, game });
    expect(choose(game, 0, 'stop')).toMatchObject({ refusal: 'not_deciding' });
  });

  test('to stop takes one', () => {
    const game = done(choose(done(choose(undecided(), 0, 'continue')), 1, 'stop'));
    expect(game).toMatchObject({ status: 'completed', outcome: 'no_jinx' });
    expect(choose(game, 1, 'stop')).toEqual({ ok: true, game });
    expect(choose(game, 0, 'stop')).toMatchObject({ refusal: 'game_over' });
  });

  test('may seal the next word at once; if both do, the round is over', () => {
    const half = done(choose(undecided(), 0, 'continue', 'moth'));
    expect(JSON.stringify(viewFor(half, 1, reasonFor))).not.toContain('moth');
    expect(choose(half, 0, 'continue', 'moth')).toEqual({ ok: true, game: half });
    expect(choose(half, 0, 'continue', 'lamp')).toMatchObject({ refusal: 'already_submitted' });
    expect(choose(undecided(), 0, 'continue', 'sand')).toMatchObject({
      refusal: 'word_already_said',
    });
    const game = done(choose(half, 1, 'continue', 'lamp'));
    expect(game.rounds).toHaveLength(4);
  });

  test('by nobody in time is a stop', () => {
    const game = done(expire(undecided(), start + roundTimeMs.live));
    expect(game).toMatchObject({ status: 'completed', outcome: 'no_jinx' });
  });

  test('is for its time only', () => {
    expect(choose(startDance(config, start), 0, 'stop')).toMatchObject({ refusal: 'not_deciding' });
  });
});

describe('the end', () => {
  const game = startDance(config, start);

  test('by leaving is for both, and can be repeated by who left', () => {
    const left = done(abandon(game, 1, start));
    expect(left).toMatchObject({ status: 'abandoned', endedBy: 1 });
    expect(abandon(left, 1, start)).toEqual({ ok: true, game: left });
    expect(abandon(left, 0, start)).toMatchObject({ refusal: 'game_over' });
    expect(say(left, 0, 'sand')).toMatchObject({ refusal: 'game_over' });
  });

  test('by time comes not before the deadline', () => {
    const relaxed = startDance({ maxRounds: 3, pace: 'relaxed' }, start);
    const due = start + roundTimeMs.relaxed;
    expect(expire(relaxed, due - 1)).toMatchObject({ refusal: 'not_yet' });
    const expired = done(expire(relaxed, due));
    expect(expired).toMatchObject({ status: 'expired', overdue: [true, true] });
    expect(expire(expired, start)).toEqual({ ok: true, game: expired });
    expect(expire(done(abandon(game, 0, start)), start)).toMatchObject({ refusal: 'game_over' });
  });

  test('of an invite by time names the invited player alone', () => {
    const invited = inviteToDance(config, null, start);
    expect(done(expire(invited, start + inviteTimeMs))).toMatchObject({
      status: 'expired',
      overdue: [false, true],
    });
  });
});

describe('a missed round of a live dance', () => {
  const firstMiss = start + roundTimeMs.live;
  const secondMiss = firstMiss + roundTimeMs.live;
  const waiting = done(say(startDance(config, start), 0, 'sand'));
  const forgiven = done(expire(waiting, firstMiss));

  test('is forgiven to who was awaited: the time runs once more, and the sealed word stays', () => {
    expect(forgiven).toMatchObject({
      status: 'active',
      missed: [null, 1],
      deadline: secondMiss,
      sealed: [{ word: 'sand' }, null],
    });
    expect(expire(forgiven, firstMiss)).toMatchObject({ refusal: 'not_yet' });
  });

  test('ends the dance when the same player misses another, and names them', () => {
    expect(done(expire(forgiven, secondMiss))).toMatchObject({
      status: 'expired',
      overdue: [false, true],
    });
    const next = done(say(forgiven, 1, 'wave', 1, firstMiss));
    const sealed = done(say(next, 0, 'moon', 2, firstMiss));
    expect(done(expire(sealed, secondMiss))).toMatchObject({ status: 'expired' });
  });

  test('is forgiven to each of the two', () => {
    const next = done(say(forgiven, 1, 'wave', 1, firstMiss));
    const sealed = done(say(next, 1, 'moon', 2, firstMiss));
    expect(done(expire(sealed, secondMiss))).toMatchObject({ status: 'active', missed: [2, 1] });
  });

  test('is forgiven to both at once where neither has said a word', () => {
    const both = done(expire(startDance(config, start), firstMiss));
    expect(both).toMatchObject({ status: 'active', missed: [1, 1] });
    expect(done(expire(both, secondMiss))).toMatchObject({
      status: 'expired',
      overdue: [true, true],
    });
  });

  test('takes a word that comes at the very moment of the first deadline, not of the second', () => {
    const late = done(say(waiting, 1, 'wave', 1, firstMiss));
    expect(late).toMatchObject({ missed: [null, 1], rounds: [{ match: null }] });
    expect(say(forgiven, 1, 'wave', 1, secondMiss)).toMatchObject({ refusal: 'game_over' });
  });
});

describe('a nudge', () => {
  const hour = 3_600_000;
  const game = done(say(startDance({ maxRounds: 3, pace: 'relaxed' }, start), 0, 'sand'));

  test('is for who has said a word to who has not', () => {
    expect(nudge(game, 1, 1, start)).toMatchObject({ refusal: 'nudge_not_due' });
    expect(nudge(startDance(config, start), 0, 1, start)).toMatchObject({
      refusal: 'nudge_not_due',
    });
    expect(nudge(game, 0, 2, start)).toMatchObject({ refusal: 'wrong_round' });
  });

  test('goes once per round and twelve hours, and says how long to wait', () => {
    const nudged = done(nudge(game, 0, 1, start));
    expect(nudge(nudged, 0, 1, start + hour)).toEqual({
      ok: false,
      refusal: 'nudge_too_soon',
      waitMs: 11 * hour,
    });
    expect(nudge(nudged, 0, 1, start + 12 * hour).ok).toBe(true);
    const next = done(say(done(say(nudged, 1, 'wave')), 0, 'moon', 2));
    expect(nudge(next, 0, 2, start).ok).toBe(true);
  });
});
