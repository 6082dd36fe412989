import { describe, expect, test } from 'vitest';
import {
  abandon,
  acceptInvite,
  cancelDance,
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
  beeAgreementWarmth,
  type Dance,
  type DanceJudge,
  inviteTimeMs,
  maxRoundsRange,
  otherSeat,
  roundTimeMs,
  type Seat,
  warningTime,
} from './dance-state.ts';
import { viewFor } from './dance-view.ts';
import type { ReasonFor } from './reasons.ts';

const judge: DanceJudge = {
  sameLemma: (a, b) => a.replace(/s$/, '') === b.replace(/s$/, ''),
  warmth: () => 100,
};
const reasonFor: ReasonFor = (pair, word) => `${pair.join(' and ')} with ${word}`;
const config = { maxRounds: 3, pace: 'live' } as const;
const start = 1_000_000;

function accepted(ruling: { ok: true; game: Dance } | { ok: false; refusal: string }): Dance {
  if (!ruling.ok) throw new Error(ruling.refusal);
  return ruling.game;
}
const say = (game: Dance, seat: Seat, word: string, round = game.rounds.length + 1, now = start) =>
  playDanceWord(game, seat, { round, word }, judge, now);
const bothSay = (game: Dance, a: string, b: string) =>
  accepted(say(accepted(say(game, 0, a)), 1, b, game.rounds.length + 1));

/** Three rounds that miss, so that the two have to decide. */
const undecided = () =>
  [
    ['sand', 'wave'],
    ['moon', 'cheese'],
    ['king', 'bread'],
  ].reduce((game, [a = '', b = '']) => bothSay(game, a, b), startDance(config, start));

test('times and limits of a dance', () => {
  expect(roundTimeMs).toEqual({ live: 90_000, relaxed: 259_200_000 });
  expect(inviteTimeMs).toBe(604_800_000);
  expect(maxRoundsRange).toEqual({ least: 3, most: 20, usual: 10 });
  expect(beeAgreementWarmth).toBe(80);
  expect([otherSeat(0), otherSeat(1)]).toEqual([1, 0]);
});

describe('cancelled, refused and repeated steps', () => {
  const refusal = (ruling: { ok: true } | { ok: false; refusal: string }) =>
    ruling.ok ? undefined : ruling.refusal;
  const open = inviteToDance(config, null, start);
  const over = accepted(abandon(startDance(config, start), 0, start));

  test('cancelling withdraws an invite and abandons a game, in nobody’s name', () => {
    expect(cancelDance(open)).toMatchObject({ status: 'withdrawn', endedBy: null });
    expect(cancelDance(startDance(config, start))).toMatchObject({
      status: 'abandoned',
      endedBy: null,
    });
    expect(cancelDance(open, 'self')).toMatchObject({ endedBy: null, endedByMerge: 'self' });
    expect(cancelDance(open)).not.toHaveProperty('endedByMerge');
    expect(cancelDance(over)).toBe(over);
  });

  test('an inviter can’t accept their own invite, and nobody one that is over', () => {
    expect(refusal(acceptInvite(open, 0, null, judge, start))).toBe('not_your_game');
    const withdrawn = accepted(abandon(open, 0, start));
    expect(refusal(acceptInvite(withdrawn, 1, null, judge, start))).toBe('game_over');
    expect(refusal(declineInvite(withdrawn, 1, start))).toBe('game_over');
    const active = accepted(acceptInvite(open, 1, null, judge, start));
    expect(accepted(acceptInvite(active, 1, null, judge, start + 5))).toBe(active);
  });

  test('a game that is over takes no agreement, nudge, decision or end', () => {
    for (const round of [0, 1])
      expect(refusal(thatCounts(over, 0, round, start))).toBe('game_over');
    expect(refusal(nudge(over, 0, 1, start))).toBe('game_over');
    expect(refusal(abandon(over, 1, start))).toBe('game_over');
    const choice = { decision: 'continue', preemptiveWord: null } as const;
    expect(refusal(decide(over, 0, choice, judge, start))).toBe('game_over');
    expect(refusal(expire(over, start))).toBe('game_over');
  });

  test('an agreement is about the last round alone', () => {
    const game = bothSay(bothSay(startDance(config, start), 'sand', 'wave'), 'moon', 'cheese');
    expect(refusal(thatCounts(game, 0, 1, start))).toBe('wrong_round');
    expect(refusal(thatCounts(game, 0, 0, start))).toBe('wrong_round');
    const one = accepted(thatCounts(game, 0, 2, start));
    expect(one.agreed).toEqual([true, false]);
    expect(accepted(thatCounts(one, 0, 2, start))).toBe(one);
    const both = accepted(thatCounts(one, 1, 2, start));
    expect(both.rounds.map(({ match }) => match)).toEqual([null, 'agreed']);
    expect(accepted(thatCounts(both, 1, 2, start))).toBe(both);
  });

  test('a decision that is repeated changes nothing', () => {
    const choice = { decision: 'continue', preemptiveWord: null } as const;
    const one = accepted(decide(undecided(), 0, choice, judge, start));
    expect(one.decision).toEqual({ afterRound: 3, by: ['continue', null] });
    expect(accepted(decide(one, 0, choice, judge, start))).toBe(one);
  });
});

describe('what a seat sees', () => {
  const view = (game: Dance, seat: Seat) => viewFor(game, seat, reasonFor);
  const fresh = () => startDance(config, start);

  test('the number of the round that is open, and of the last one when the dance is over', () => {
    expect(view(inviteToDance(config, null, start), 0).roundNumber).toBe(1);
    expect(view(bothSay(fresh(), 'sand', 'wave'), 0).roundNumber).toBe(2);
    expect(view(undecided(), 0).roundNumber).toBe(3);
    expect(view(accepted(abandon(fresh(), 0, start)), 0).roundNumber).toBe(1);
  });

  test('who is ready, while the dance goes on', () => {
    const said = accepted(say(fresh(), 1, 'wave'));
    expect(view(said, 0)).toMatchObject({ ready: [false, true], myTurn: true, word: null });
    expect(view(said, 1)).toMatchObject({ ready: [false, true], myTurn: false, word: 'wave' });
    const left = accepted(abandon(said, 0, start));
    expect(view(left, 0)).toMatchObject({ ready: [false, false], myTurn: false });
  });

  test('the decisions, while there is one to take', () => {
    expect(view(fresh(), 0).decisions).toBeNull();
    const choice = { decision: 'continue', preemptiveWord: null } as const;
    const one = accepted(decide(undecided(), 1, choice, judge, start));
    expect(view(one, 0)).toMatchObject({ decisions: [null, 'continue'], myTurn: true });
    expect(view(one, 1).myTurn).toBe(false);
  });

  test('when it was nudged, until its word is in', () => {
    const said = accepted(say(fresh(), 0, 'sand'));
    const nudged = nudge(said, 0, 1, start + 7);
    if (!nudged.ok) throw new Error(nudged.refusal);
    expect(view(nudged.game, 1).nudgedAt).toBe(start + 7);
    expect(view(nudged.game, 0).nudgedAt).toBeNull();
    const answered = accepted(say(nudged.game, 1, 'wave', 1));
    expect(view(answered, 1).nudgedAt).toBeNull();
    expect(view(accepted(abandon(nudged.game, 1, start)), 1).nudgedAt).toBeNull();
  });
});

describe('an invite', () => {
  const invited = inviteToDance(config, 'sand', start);

  test('waits seven days for an answer', () => {
    expect(invited).toMatchObject({ status: 'invited', deadline: start + inviteTimeMs });
    expect(warningTime(invited)).toBe(start + inviteTimeMs * 0.8);
  });

  test('is accepted with a word, and the first round is revealed', () => {
    const game = accepted(acceptInvite(invited, 1, 'wave', judge, start));
    expect(game).toMatchObject({ status: 'active', deadline: start + roundTimeMs.live });
    expect(game.rounds[0]?.words.map(({ word }) => word)).toEqual(['sand', 'wave']);
  });

  test('begins with nothing agreed, nudged or missed', () => {
    expect(inviteToDance(config, null, start)).toMatchObject({
      sealed: [null, null],
      agreed: [false, false],
      nudged: [null, null],
      missed: [null, null],
    });
  });

  test('without a first word is accepted with one, and the inviter’s is awaited', () => {
    const open = inviteToDance(config, null, start);
    const game = accepted(acceptInvite(open, 1, 'moth', judge, start + 7));
    expect(game).toMatchObject({ status: 'active', since: start + 7, rounds: [] });
    expect(game.sealed).toEqual([null, { word: 'moth', at: start + 7 }]);
    expect(accepted(say(open, 0, 'moth')).status).toBe('invited');
  });

  test('can be accepted without a word', () => {
    const game = accepted(acceptInvite(invited, 1, null, judge, start));
    expect(game).toMatchObject({ status: 'active', rounds: [] });
    expect(acceptInvite(game, 1, null, judge, start)).toEqual({ ok: true, game });
  });

  test('without a first word accepts one later and stays open', () => {
    const game = accepted(say(inviteToDance(config, null, start), 0, 'sand'));
    expect(game.status).toBe('invited');
    expect(accepted(say(game, 1, 'sands'))).toMatchObject({ status: 'completed', outcome: 'jinx' });
  });

  test('is declined by the guest only, withdrawn by the inviter only', () => {
    const declined = accepted(declineInvite(invited, 1, start));
    expect(declined).toMatchObject({ status: 'declined', endedBy: 1, deadline: null });
    expect(declineInvite(declined, 1, start)).toEqual({ ok: true, game: declined });
    expect(declineInvite(invited, 0, start)).toEqual({ ok: false, refusal: 'not_your_game' });
    expect(accepted(abandon(invited, 0, start)).status).toBe('withdrawn');
    expect(accepted(abandon(invited, 1, start)).status).toBe('declined');
    expect(acceptInvite(declined, 1, 'wave', judge, start)).toMatchObject({ refusal: 'game_over' });
  });

  test('that was accepted can’t be declined', () => {
    const game = accepted(acceptInvite(invited, 1, null, judge, start));
    expect(declineInvite(game, 1, start)).toMatchObject({ refusal: 'wrong_round' });
  });
});

describe('a word', () => {
  const game = startDance(config, start);

  test('stays sealed until the other player’s word is in', () => {
    const sealed = accepted(say(game, 0, 'sand'));
    expect(viewFor(sealed, 0, reasonFor)).toMatchObject({ word: 'sand', ready: [true, false] });
    expect(JSON.stringify(viewFor(sealed, 1, reasonFor))).not.toContain('sand');
  });

  test('has its reason only when the round is finished', () => {
    const sealed = accepted(say(bothSay(game, 'sand', 'wave'), 0, 'beach'));
    expect(viewFor(sealed, 0, reasonFor).rounds.map(({ reasons }) => reasons)).toEqual([null]);
    const out = accepted(say(sealed, 1, 'castle'));
    expect(viewFor(out, 1, reasonFor).rounds.at(-1)?.reasons).toEqual([
      'sand and wave with beach',
      'sand and wave with castle',
    ]);
  });

  test('of one letter and one of thirty look the same to the other player', () => {
    const seen = (word: string) =>
      JSON.stringify(viewFor(accepted(say(game, 0, word)), 1, reasonFor));
    expect(seen('a')).toBe(seen('b'.repeat(30)));
  });

  test('that is repeated changes nothing; another one is refused', () => {
    const sealed = accepted(say(game, 0, 'sand'));
    expect(say(sealed, 0, 'sand')).toEqual({ ok: true, game: sealed });
    expect(say(sealed, 0, 'wave')).toEqual({ ok: false, refusal: 'already_submitted' });
    const next = accepted(say(sealed, 1, 'wave'));
    expect(say(next, 0, 'sand', 1)).toEqual({ ok: true, game: next });
    expect(say(next, 0, 'moon', 1)).toEqual({ ok: false, refusal: 'wrong_round' });
    expect(say(next, 0, 'moon', 3)).toEqual({ ok: false, refusal: 'wrong_round' });
  });

  test.each([
    ['honey', 'honey', 'exact'],
    ['colour', 'color', 'spelling'],
    ['bee', 'bees', 'inflection'],
  ])('%s and %s are a jinx, %s', (a, b, match) => {
    expect(bothSay(game, a, b)).toMatchObject({
      status: 'completed',
      outcome: 'jinx',
      rounds: [{ match, warmth: 100 }],
      deadline: null,
    });
  });

  test('that was said in any form is refused, but not the other player’s sealed one', () => {
    const next = bothSay(game, 'sand', 'wave');
    expect(next.rounds[0]?.warmth).toBe(99);
    for (const word of ['sand', 'waves', 'wave']) {
      expect(say(next, 0, word)).toEqual({ ok: false, refusal: 'word_already_said' });
    }
    expect(accepted(say(accepted(say(next, 0, 'moon')), 1, 'moon')).outcome).toBe('jinx');
  });

  test('after the deadline is refused', () => {
    const relaxed = startDance({ maxRounds: 3, pace: 'relaxed' }, start);
    const late = start + roundTimeMs.relaxed;
    expect(say(relaxed, 0, 'sand', 1, late - 1).ok).toBe(true);
    expect(say(relaxed, 0, 'sand', 1, late)).toEqual({ ok: false, refusal: 'game_over' });
  });
});

describe('“That counts”', () => {
  const game = bothSay(startDance(config, start), 'sand', 'wave');

  test('by both players makes the last round a jinx', () => {
    const afterOne = accepted(thatCounts(game, 0, 1, start));
    expect(afterOne).toMatchObject({ status: 'active', agreed: [true, false] });
    expect(thatCounts(afterOne, 0, 1, start)).toEqual({ ok: true, game: afterOne });
    const afterBoth = accepted(thatCounts(afterOne, 1, 1, start));
    expect(afterBoth).toMatchObject({ status: 'completed', outcome: 'jinx' });
    expect(afterBoth.rounds[0]?.match).toBe('agreed');
    expect(thatCounts(afterBoth, 0, 1, start)).toEqual({ ok: true, game: afterBoth });
  });

  test('is refused once a word for the next round is sealed', () => {
    const afterOne = accepted(thatCounts(game, 0, 1, start));
    const next = accepted(say(afterOne, 1, 'moon'));
    expect(thatCounts(next, 1, 1, start)).toMatchObject({ refusal: 'wrong_round' });
    expect(thatCounts(next, 1, 2, start)).toMatchObject({ refusal: 'wrong_round' });
  });

  test('is accepted after the last round', () => {
    const afterOne = accepted(thatCounts(undecided(), 0, 3, start));
    expect(accepted(thatCounts(afterOne, 1, 3, start)).outcome).toBe('jinx');
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

  test('follows the last round without a jinx, and words are refused until then', () => {
    const game = undecided();
    expect(game).toMatchObject({ status: 'deciding', deadline: start + roundTimeMs.live });
    expect(say(game, 0, 'moth')).toEqual({ ok: false, refusal: 'not_yet' });
    expect(viewFor(game, 0, reasonFor)).toMatchObject({ roundNumber: 3, decisions: [null, null] });
  });

  test('to continue needs both players, and adds five rounds', () => {
    const afterOne = accepted(choose(undecided(), 0, 'continue'));
    expect(afterOne.status).toBe('deciding');
    expect(choose(afterOne, 0, 'continue')).toEqual({ ok: true, game: afterOne });
    const game = accepted(choose(afterOne, 1, 'continue'));
    expect(game).toMatchObject({ status: 'active', roundLimit: 8 });
    expect(choose(game, 0, 'continue')).toEqual({ ok: true, game });
    expect(choose(game, 0, 'stop')).toMatchObject({ refusal: 'not_deciding' });
  });

  test('to stop needs one player', () => {
    const game = accepted(choose(accepted(choose(undecided(), 0, 'continue')), 1, 'stop'));
    expect(game).toMatchObject({ status: 'completed', outcome: 'no_jinx' });
    expect(choose(game, 1, 'stop')).toEqual({ ok: true, game });
    expect(choose(game, 0, 'stop')).toMatchObject({ refusal: 'game_over' });
  });

  test('may include the next word; if both do, the round is played', () => {
    const afterOne = accepted(choose(undecided(), 0, 'continue', 'moth'));
    expect(JSON.stringify(viewFor(afterOne, 1, reasonFor))).not.toContain('moth');
    expect(choose(afterOne, 0, 'continue', 'moth')).toEqual({ ok: true, game: afterOne });
    expect(choose(afterOne, 0, 'continue', 'lamp')).toMatchObject({ refusal: 'already_submitted' });
    expect(choose(undecided(), 0, 'continue', 'sand')).toMatchObject({
      refusal: 'word_already_said',
    });
    const game = accepted(choose(afterOne, 1, 'continue', 'lamp'));
    expect(game.rounds).toHaveLength(4);
  });

  test('by nobody in time ends the dance', () => {
    const game = accepted(expire(undecided(), start + roundTimeMs.live));
    expect(game).toMatchObject({ status: 'completed', outcome: 'no_jinx' });
  });

  test('is refused before the last round', () => {
    expect(choose(startDance(config, start), 0, 'stop')).toMatchObject({ refusal: 'not_deciding' });
  });
});

describe('a dance', () => {
  const game = startDance(config, start);

  test('that one player leaves ends for both, and leaving is idempotent', () => {
    const left = accepted(abandon(game, 1, start));
    const withdrawn = abandon(inviteToDance(config, null, start), 0, start);
    expect(accepted(withdrawn)).toMatchObject({ status: 'withdrawn', endedBy: 0 });
    expect(left).toMatchObject({ status: 'abandoned', endedBy: 1 });
    expect(abandon(left, 1, start)).toEqual({ ok: true, game: left });
    expect(abandon(left, 0, start)).toMatchObject({ refusal: 'game_over' });
    expect(say(left, 0, 'sand')).toMatchObject({ refusal: 'game_over' });
  });

  test('expires at the deadline, not before', () => {
    const relaxed = startDance({ maxRounds: 3, pace: 'relaxed' }, start);
    const due = start + roundTimeMs.relaxed;
    expect(expire(relaxed, due - 1)).toMatchObject({ refusal: 'not_yet' });
    const expired = accepted(expire(relaxed, due));
    expect(expired).toMatchObject({ status: 'expired', overdue: [true, true] });
    expect(expire(expired, start)).toEqual({ ok: true, game: expired });
    expect(expire(accepted(abandon(game, 0, start)), start)).toMatchObject({
      refusal: 'game_over',
    });
  });

  test('that was never accepted expires, and names the invited player alone as overdue', () => {
    const invited = inviteToDance(config, null, start);
    expect(accepted(expire(invited, start + inviteTimeMs))).toMatchObject({
      status: 'expired',
      overdue: [false, true],
    });
  });
});

describe('a missed round of a live dance', () => {
  const firstMiss = start + roundTimeMs.live;
  const secondMiss = firstMiss + roundTimeMs.live;
  const waiting = accepted(say(startDance(config, start), 0, 'sand'));
  const forgiven = accepted(expire(waiting, firstMiss));

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
    expect(accepted(expire(forgiven, secondMiss))).toMatchObject({
      status: 'expired',
      overdue: [false, true],
    });
    const next = accepted(say(forgiven, 1, 'wave', 1, firstMiss));
    const sealed = accepted(say(next, 0, 'moon', 2, firstMiss));
    expect(accepted(expire(sealed, secondMiss))).toMatchObject({ status: 'expired' });
  });

  test('is forgiven to each of the two', () => {
    const next = accepted(say(forgiven, 1, 'wave', 1, firstMiss));
    const sealed = accepted(say(next, 1, 'moon', 2, firstMiss));
    expect(accepted(expire(sealed, secondMiss))).toMatchObject({
      status: 'active',
      missed: [2, 1],
    });
  });

  test('is forgiven to both at once where neither has said a word', () => {
    const both = accepted(expire(startDance(config, start), firstMiss));
    expect(both).toMatchObject({ status: 'active', missed: [1, 1] });
    expect(accepted(expire(both, secondMiss))).toMatchObject({
      status: 'expired',
      overdue: [true, true],
    });
  });

  test('takes a word that comes at the very moment of the first deadline, not of the second', () => {
    const late = accepted(say(waiting, 1, 'wave', 1, firstMiss));
    expect(late).toMatchObject({ missed: [null, 1], rounds: [{ match: null }] });
    expect(say(forgiven, 1, 'wave', 1, secondMiss)).toMatchObject({ refusal: 'game_over' });
  });
});

describe('a nudge', () => {
  const hour = 3_600_000;
  const game = accepted(say(startDance({ maxRounds: 3, pace: 'relaxed' }, start), 0, 'sand'));

  test('goes from a player who has sealed a word to one who hasn’t', () => {
    expect(nudge(game, 1, 1, start)).toMatchObject({ refusal: 'nudge_not_due' });
    expect(nudge(startDance(config, start), 0, 1, start)).toMatchObject({
      refusal: 'nudge_not_due',
    });
    expect(nudge(game, 0, 2, start)).toMatchObject({ refusal: 'wrong_round' });
  });

  test('is limited to one per round and twelve hours, and the refusal says how long to wait', () => {
    const nudged = accepted(nudge(game, 0, 1, start));
    expect(nudge(nudged, 0, 1, start + hour)).toEqual({
      ok: false,
      refusal: 'nudge_too_soon',
      waitMs: 11 * hour,
    });
    expect(nudge(nudged, 0, 1, start + 12 * hour).ok).toBe(true);
    const next = accepted(say(accepted(say(nudged, 1, 'wave')), 0, 'moon', 2));
    expect(nudge(next, 0, 2, start).ok).toBe(true);
  });
});

describe('an opening pair', () => {
  const opening = { pair: ['ocean', 'desert'], puzzleNumber: 7 } as const;
  const game = accepted(
    acceptInvite(inviteToDance(config, null, start, opening), 1, null, judge, start),
  );

  test('is on the table in round 1, can’t be said, and gives the words of round 1 their reasons', () => {
    expect(viewFor(game, 0, reasonFor).pair).toEqual(['ocean', 'desert']);
    expect(say(game, 0, 'oceans')).toEqual({ ok: false, refusal: 'word_already_said' });
    const view = viewFor(bothSay(game, 'sand', 'wave'), 0, reasonFor);
    expect(view).toMatchObject({ pair: ['sand', 'wave'], opening });
    expect(view.rounds[0]?.reasons).toEqual([
      'ocean and desert with sand',
      'ocean and desert with wave',
    ]);
  });
});
