import {
  type BySeat,
  type Dance,
  type DanceConfig,
  type DanceJudge,
  type DanceMergeEnd,
  type DanceOpening,
  type DanceRound,
  type DanceStatus,
  type Decision,
  inviteTimeMs,
  isAwaited,
  isDanceOver,
  otherSeat,
  roundTimeMs,
  type Seat,
  usedDanceWords,
} from './dance-state.ts';
import { hourMs } from './durations.ts';
import { type Refused, refuse } from './refused.ts';
import { findSameWord, isSameSpelling, matchOf } from './same-word.ts';
import { capMissWarmth } from './warmth.ts';

/** The rules of the dance, as pure transitions. */

const extraRounds = 5;
const nudgeCooldownMs = 12 * hourMs;

export type DanceRefusal =
  | 'game_over'
  | 'wrong_round'
  | 'already_submitted'
  | 'word_already_said'
  | 'not_deciding'
  | 'not_yet'
  | 'not_your_game';

export type DanceRuling<Code extends string = DanceRefusal> =
  | { ok: true; game: Dance }
  | Refused<Code>;

/** Words as parseWord returns them, here and below. */
export function inviteToDance(
  config: DanceConfig,
  firstWord: string | null,
  now: number,
  opening: DanceOpening | null = null,
): Dance {
  return {
    config,
    opening,
    status: 'invited',
    outcome: null,
    rounds: [],
    sealed: [firstWord === null ? null : { word: firstWord, at: now }, null],
    roundLimit: config.maxRounds,
    agreed: [false, false],
    decision: null,
    nudged: [null, null],
    missed: [null, null],
    overdue: null,
    since: now,
    deadline: now + inviteTimeMs,
    endedBy: null,
  };
}

/** Starts a dance of two players who both looked for one: there is no invite to accept. */
export function startDance(config: DanceConfig, now: number): Dance {
  return awaitWords(inviteToDance(config, null, now), now);
}

/**
 * Applies a deadline that has passed, whichever call notices it first. The first round that a player of a live dance
 * misses is forgiven: its time runs once more. Anything else ends the game.
 */
export function lapse(game: Dance, now: number): Dance {
  if (game.deadline === null || now < game.deadline) return game;
  // Without a decision to go on, the dance stops.
  if (game.status === 'deciding') return endDance(game, 'completed', { outcome: 'no_jinx' });
  const overdue: BySeat<boolean> = [isAwaited(game, 0), isAwaited(game, 1)];
  return isForgivable(game, overdue)
    ? awaitWords({ ...game, missed: markMissed(game, overdue) }, now)
    : endDance(game, 'expired', { overdue });
}

function isForgivable({ status, config, missed }: Dance, overdue: BySeat<boolean>): boolean {
  const isFirstMiss = overdue.every((isLate, seat) => !isLate || missed[seat] === null);
  return status === 'active' && config.pace === 'live' && isFirstMiss;
}

function markMissed({ missed, rounds }: Dance, overdue: BySeat<boolean>): BySeat<number | null> {
  const round = rounds.length + 1;
  return [overdue[0] ? round : missed[0], overdue[1] ? round : missed[1]];
}

export function acceptInvite(
  before: Dance,
  seat: Seat,
  word: string | null,
  judge: DanceJudge,
  now: number,
): DanceRuling {
  const game = lapse(before, now);
  if (seat !== 1) return refuse('not_your_game');
  if (word !== null) return playDanceWord(game, seat, { round: 1, word }, judge, now);
  if (isDanceOver(game)) return refuse('game_over');
  return ok(game.status === 'invited' ? awaitWords(game, now) : game);
}

export function declineInvite(before: Dance, seat: Seat, now: number): DanceRuling {
  const game = lapse(before, now);
  if (seat !== 1) return refuse('not_your_game');
  if (game.status === 'declined') return ok(game);
  if (isDanceOver(game)) return refuse('game_over');
  if (game.status !== 'invited') return refuse('wrong_round');
  return ok(endDance(game, 'declined', { endedBy: seat }));
}

/** The second word of a round ends it. Idempotent: a repeated word changes nothing. */
export function playDanceWord(
  before: Dance,
  seat: Seat,
  move: { round: number; word: string },
  judge: DanceJudge,
  now: number,
): DanceRuling {
  const game = lapse(before, now);
  const coming = game.rounds.length + 1;
  const known =
    move.round === coming ? game.sealed[seat] : game.rounds[move.round - 1]?.words[seat];
  if (known && isSameSpelling(known.word, move.word)) return ok(game);
  if (isDanceOver(game)) return refuse('game_over');
  if (move.round !== coming) return refuse('wrong_round');
  if (known) return refuse('already_submitted');
  if (game.status === 'deciding') return refuse('not_yet');
  if (isWordUsed(game, move.word, judge)) return refuse('word_already_said');
  const answered = game.status === 'invited' && seat === 1 ? awaitWords(game, now) : game;
  return ok(revealRound(seal(answered, seat, move.word, now), judge, now));
}

/** Both have to agree about the last round, before a word for the next one is sealed. */
export function thatCounts(before: Dance, seat: Seat, round: number, now: number): DanceRuling {
  const game = lapse(before, now);
  const last = game.rounds.length;
  if (round < 1 || round !== last) return refuse(isDanceOver(game) ? 'game_over' : 'wrong_round');
  if (game.rounds[last - 1]?.match || (!isDanceOver(game) && game.agreed[seat])) return ok(game);
  if (isDanceOver(game)) return refuse('game_over');
  if (game.sealed.some(Boolean)) return refuse('wrong_round');
  const agreed = withSeat(game.agreed, seat, true);
  if (!agreed.every(Boolean)) return ok({ ...game, agreed });
  const rounds = game.rounds.map((played, index) =>
    index === last - 1 ? { ...played, match: 'agreed' as const } : played,
  );
  return ok(endDance({ ...game, agreed, rounds }, 'completed', { outcome: 'jinx' }));
}

/** After the last round. Whoever continues may seal their next word at once. */
export function decide(
  before: Dance,
  seat: Seat,
  choice: { decision: Decision; preemptiveWord: string | null },
  judge: DanceJudge,
  now: number,
): DanceRuling {
  const game = lapse(before, now);
  const { decision, preemptiveWord: word } = choice;
  if (game.status !== 'deciding') {
    const isRepeated =
      game.decision?.afterRound === game.rounds.length && game.decision.by[seat] === decision;
    if (isRepeated) return ok(game);
    return refuse(isDanceOver(game) ? 'game_over' : 'not_deciding');
  }
  const by = withSeat(game.decision?.by ?? [null, null], seat, decision);
  const decided = { ...game, decision: { afterRound: game.rounds.length, by } };
  if (decision === 'stop') return ok(endDance(decided, 'completed', { outcome: 'no_jinx' }));

  const known = game.sealed[seat];
  if (word !== null && known && !isSameSpelling(known.word, word))
    return refuse('already_submitted');
  const isNew = word !== null && !known;
  if (isNew && isWordUsed(game, word, judge)) return refuse('word_already_said');
  if (!isNew && game.decision?.by[seat] === decision) return ok(game);
  const sealed = isNew ? seal(decided, seat, word, now) : decided;
  if (!by.every((choice) => choice === 'continue')) return ok(sealed);
  const roundLimit = game.roundLimit + extraRounds;
  return ok(revealRound(awaitWords({ ...sealed, roundLimit }, now), judge, now));
}

/** Withdraws or declines an open invite; afterwards ends the dance for both. */
export function abandon(before: Dance, seat: Seat, now: number): DanceRuling {
  const game = lapse(before, now);
  if (isDanceOver(game)) return game.endedBy === seat ? ok(game) : refuse('game_over');
  if (game.status !== 'invited') return ok(endDance(game, 'abandoned', { endedBy: seat }));
  return ok(endDance(game, seat === 0 ? 'withdrawn' : 'declined', { endedBy: seat }));
}

/** Ends a dance without an action of a player. */
export function cancelDance(game: Dance, endedByMerge?: DanceMergeEnd): Dance {
  if (isDanceOver(game)) return game;
  const more = endedByMerge && { endedByMerge };
  return endDance(game, game.status === 'invited' ? 'withdrawn' : 'abandoned', more);
}

/** Only after the deadline, and with what `lapse` makes of it: a forgiven round is a success too. */
export function expire(game: Dance, now: number): DanceRuling<'not_yet' | 'game_over'> {
  const lapsed = lapse(game, now);
  if (lapsed !== game || lapsed.status === 'expired') return ok(lapsed);
  return refuse(isDanceOver(game) ? 'game_over' : 'not_yet');
}

/** From a player who has sealed a word to one who hasn't; once per round, and again after half a day. */
export function nudge(
  before: Dance,
  seat: Seat,
  round: number,
  now: number,
):
  | { ok: true; game: Dance }
  | Refused<'game_over' | 'wrong_round' | 'nudge_not_due'>
  | { ok: false; refusal: 'nudge_too_soon'; waitMs: number } {
  const game = lapse(before, now);
  if (isDanceOver(game)) return refuse('game_over');
  if (game.status === 'active' && round !== game.rounds.length + 1) return refuse('wrong_round');
  const isDue = game.status === 'active' && game.sealed[seat] && !game.sealed[otherSeat(seat)];
  if (!isDue) return refuse('nudge_not_due');
  const last = game.nudged[seat];
  const waitMs = last?.round === round ? last.at + nudgeCooldownMs - now : 0;
  if (waitMs > 0) return { ok: false, refusal: 'nudge_too_soon', waitMs };
  return ok({ ...game, nudged: withSeat(game.nudged, seat, { round, at: now }) });
}

function awaitWords(game: Dance, now: number): Dance {
  return { ...game, status: 'active', since: now, deadline: now + roundTimeMs[game.config.pace] };
}

function revealRound(game: Dance, judge: DanceJudge, now: number): Dance {
  const [first, second] = game.sealed;
  if (!first || !second) return game;
  const match = matchOf(first.word, second.word, judge.sameLemma);
  const round: DanceRound = {
    words: [first, second],
    match,
    warmth: match ? 100 : capMissWarmth(judge.warmth(first.word, second.word)),
  };
  const next: Dance = {
    ...game,
    rounds: [...game.rounds, round],
    sealed: [null, null],
    agreed: [false, false],
  };
  if (match) return endDance(next, 'completed', { outcome: 'jinx' });
  if (next.rounds.length < next.roundLimit) return awaitWords(next, now);
  return {
    ...awaitWords(next, now),
    status: 'deciding',
    decision: { afterRound: next.rounds.length, by: [null, null] },
  };
}

function endDance(
  game: Dance,
  status: DanceStatus,
  more: Partial<Pick<Dance, 'outcome' | 'endedBy' | 'endedByMerge' | 'overdue'>> = {},
): Dance {
  return { ...game, ...more, status, deadline: null };
}

function seal(game: Dance, seat: Seat, word: string, at: number): Dance {
  return { ...game, sealed: withSeat(game.sealed, seat, { word, at }) };
}

function isWordUsed(game: Dance, word: string, judge: DanceJudge): boolean {
  return findSameWord(usedDanceWords(game), word, judge.sameLemma) !== undefined;
}

function withSeat<Value>(values: BySeat<Value>, seat: Seat, value: Value): BySeat<Value> {
  return seat === 0 ? [value, values[1]] : [values[0], value];
}

function ok(game: Dance): { ok: true; game: Dance } {
  return { ok: true, game };
}
