import { describe, expect, test } from 'vitest';
import { openDaysSwarm, reactInSwarm, sayInSwarm, turnOver } from './swarm.ts';
import { leaveSwarm, sitDown } from './swarm-seats.ts';
import { endSwarm, lapseSwarm } from './swarm-settlement.ts';
import { type Swarm, shownDeadline, usedSwarmWords, usualSwarmConfig } from './swarm-state.ts';
import { swarmViewFor } from './swarm-view.ts';
import { begin, gather, judge, must, playRound, refused, say } from './testing/swarm-table.ts';

const over = endSwarm(begin(3), judge);
const attempt = (game: Swarm, seat: number, round: number, word: string) =>
  sayInSwarm(game, seat, { round, word }, judge, 10);

describe('a word', () => {
  test('is sealed with its time, and brings who was away back', () => {
    const game = say(begin(3), 1, 'honey', 77);
    expect(game.sealed).toEqual([null, { word: 'honey', at: 77 }, null]);
    expect(game.rounds).toHaveLength(0);
  });

  test('said again, in any spelling, changes nothing: now or in a round that is over', () => {
    const sealed = say(begin(3), 1, 'grey');
    expect(must(attempt(sealed, 1, 1, 'gray'))).toBe(sealed);
    const later = playRound(begin(3), ['a', 'grey', 'c']);
    expect(must(attempt(later, 1, 1, 'gray'))).toBe(later);
    const ended = endSwarm(later, judge);
    expect(must(attempt(ended, 1, 1, 'grey'))).toBe(ended);
  });

  test('cannot be exchanged for another', () => {
    expect(attempt(say(begin(3), 1, 'grey'), 1, 1, 'blue')).toEqual(refused('already_submitted'));
  });

  test.each([
    ['for a round that is over', () => playRound(begin(3), ['a', 'b', 'c']), 0, 1, 'wrong_round'],
    ['for a round that isn’t there yet', () => begin(3), 0, 2, 'wrong_round'],
    ['before the start', () => gather(3), 0, 1, 'not_yet'],
    ['once it is over', () => over, 0, 1, 'game_over'],
    ['from a seat that nobody has', () => begin(3), 9, 1, 'not_your_game'],
    ['from the bee’s seat', () => begin(3, { withBee: true }), 3, 1, 'not_your_game'],
    ['from who has left', () => must(leaveSwarm(begin(4), 3, judge, 1)), 3, 1, 'swarm_closed'],
    [
      'from who plays from the next round on',
      () => must(sitDown(begin(3), judge, 1)),
      3,
      1,
      'not_yet',
    ],
  ] as const)('%s is refused', (_, game, seat, round, refusal) => {
    expect(attempt(game(), seat, round, 'honey')).toEqual(refused(refusal));
  });

  test('of any pair so far is refused in all its forms; one that was only said is not', () => {
    expect(attempt(begin(3), 0, 1, 'suns')).toEqual(refused('word_already_said'));
    const second = playRound(begin(4), ['one', 'one', 'two', 'zoo']);
    expect(second.rounds[0]?.next).toEqual(['one', 'two']);
    expect(usedSwarmWords(second)).toEqual(['sun', 'moon', 'one', 'two']);
    for (const word of ['moon', 'ones', 'two']) {
      expect(attempt(second, 0, 2, word)).toEqual(refused('word_already_said'));
    }
    expect(attempt(second, 0, 2, 'zoo').ok).toBe(true);
  });

  test('that comes after the time is one of the next round', () => {
    const spoken = say(say(begin(3), 0, 'a'), 1, 'b');
    const late = sayInSwarm(spoken, 2, { round: 1, word: 'c' }, judge, 100_000);
    expect(late).toEqual(refused('wrong_round'));
  });
});

describe('a round', () => {
  test('is turned over with the last word, and the next waits until it has been shown', () => {
    const game = playRound(begin(3, { wordSeconds: 15 }), ['a', 'b', 'a'], 1000);
    expect(game.rounds).toEqual([
      {
        pair: ['sun', 'moon'],
        words: ['a', 'b', 'a'],
        camps: [
          { word: 'a', seats: [0, 2] },
          { word: 'b', seats: [1] },
        ],
        next: ['a', 'b'],
        revealAt: 1600,
      },
    ]);
    expect(game).toMatchObject({
      status: 'playing',
      sealed: [null, null, null],
      isExtended: false,
      since: 7600,
      deadline: 7600 + 15_500,
    });
    expect(swarmViewFor(game, 0)).toMatchObject({ round: 2, pair: ['a', 'b'] });
  });

  test('in which all say the same is the jinx', () => {
    const game = playRound(begin(3), ['a', 'as', 'a']);
    expect(game).toMatchObject({ status: 'over', outcome: 'jinx', deadline: null });
    expect(game.rounds[0]?.next).toBeNull();
    expect(game.sealed).toEqual([null, null, null]);
    expect(swarmViewFor(game, 0)).toMatchObject({ round: 1, pair: ['sun', 'moon'], word: null });
  });

  test('with too few words has its time once more, and the words stay sealed', () => {
    const game = lapseSwarm(say(begin(3), 0, 'a'), judge, 50_000);
    expect(game).toMatchObject({ isExtended: true, since: 50_000, deadline: 50_000 + 30_500 });
    expect(game.sealed[0]?.word).toBe('a');
    const next = say(say(game, 1, 'b', 50_001), 2, 'c', 50_001);
    expect(next).toMatchObject({ isExtended: false });
    expect(next.rounds).toHaveLength(1);
  });

  test('with two words is enough when the time is up, and counts whom it missed', () => {
    const game = lapseSwarm(say(say(begin(4), 0, 'a'), 1, 'b'), judge, 50_000);
    expect(game.rounds).toHaveLength(1);
    expect(game.seats.map(({ missed, state }) => [missed, state])).toEqual([
      [0, 'in'],
      [0, 'in'],
      [1, 'in'],
      [1, 'in'],
    ]);
    const spoken = say(say(say(game, 0, 'c', 50_001), 1, 'd', 50_001), 2, 'e', 50_001);
    const after = lapseSwarm(spoken, judge, 150_000);
    expect(after.seats.map(({ missed, state }) => [missed, state])).toEqual([
      [0, 'in'],
      [0, 'in'],
      [0, 'in'],
      [2, 'away'],
    ]);
  });

  test('does not count who isn’t in it yet, or has gone, as missing', () => {
    const game = must(leaveSwarm(must(sitDown(begin(4), judge, 1)), 3, judge, 1));
    const after = lapseSwarm(say(say(game, 0, 'a'), 1, 'b'), judge, 50_000);
    expect(after.seats.map(({ missed }) => missed)).toEqual([0, 0, 1, 0, 0]);
  });

  test('in which the bee alone has a word is too little', () => {
    const game = lapseSwarm(begin(3, { withBee: true }), judge, 50_000);
    expect(game).toMatchObject({ isExtended: true, rounds: [] });
    const one = lapseSwarm(say(begin(3, { withBee: true }), 0, 'a'), judge, 50_000);
    expect(one.rounds).toHaveLength(1);
    // The bee chose its next word knowing every pair so far.
    expect(one.sealed[3]).toEqual({ word: 'bee4', at: 56_600 });
  });

  test('over days is open until the day is over, unless the table is full', () => {
    let game = openDaysSwarm(usualSwarmConfig, ['sun', 'moon'], judge, 0);
    expect(must(leaveSwarm(game, 0, judge, 1)).status).toBe('over');
    for (let seat = 1; seat < 12; seat += 1) game = must(sitDown(game, judge, 1));
    for (let seat = 0; seat < 11; seat += 1) game = say(game, seat, `w${seat}x`);
    expect(game.rounds).toHaveLength(0);
    expect(say(game, 11, 'last').rounds).toHaveLength(1);
  });

  test('over days after the first needs two people', () => {
    const opened = openDaysSwarm(usualSwarmConfig, ['sun', 'moon'], judge, 0);
    const two = say(say(must(sitDown(opened, judge, 1)), 0, 'a'), 1, 'b');
    expect(must(leaveSwarm(two, 1, judge, 1)).status).toBe('playing');
    const second = lapseSwarm(two, judge, 100_000_000);
    expect(second.rounds).toHaveLength(1);
    expect(must(leaveSwarm(second, 1, judge, 100_000_001)).status).toBe('over');
  });
});

describe('turning over early', () => {
  const spoken = say(say(begin(4), 0, 'a'), 1, 'b');
  const turn = (game: Swarm, by: number, round: number) => turnOver(game, by, round, judge, 20);

  test('is the host’s, once two have spoken', () => {
    expect(must(turn(spoken, 0, 1)).rounds[0]?.words).toEqual(['a', 'b', null, null]);
    expect(turn(spoken, 1, 1)).toEqual(refused('not_host'));
    expect(turn(say(begin(4), 0, 'a'), 0, 1)).toEqual(refused('not_yet'));
    expect(turn(gather(4), 0, 1)).toEqual(refused('not_yet'));
  });

  test('of a round that is over changes nothing, whoever asks', () => {
    const turned = must(turn(spoken, 0, 1));
    expect(must(turn(turned, 1, 1))).toBe(turned);
    expect(turn(turned, 0, 2)).toEqual(refused('not_yet'));
    expect(turn(spoken, 0, 2)).toEqual(refused('wrong_round'));
    expect(turn(over, 0, 1)).toEqual(refused('game_over'));
  });
});

describe('a reaction', () => {
  const game = playRound(playRound(begin(3), ['a', 'b', 'c']), ['d', 'e', 'f']);
  const react = (on: Swarm, round: number, reaction: 'ha' | 'ouch' | null, seat = 1) =>
    reactInSwarm(on, seat, { round, reaction });

  test('is the latest of its seat only, and can be taken back', () => {
    const first = must(react(game, 1, 'ha'));
    expect(first.reactions).toEqual([null, { round: 1, reaction: 'ha' }, null]);
    const second = must(react(first, 2, 'ha'));
    expect(second.reactions[1]).toEqual({ round: 2, reaction: 'ha' });
    expect(must(react(second, 2, 'ouch')).reactions[1]).toEqual({ round: 2, reaction: 'ouch' });
    expect(must(react(second, 2, null)).reactions).toEqual([null, null, null]);
    expect(swarmViewFor(second, 0).seats[1]?.reaction).toEqual({ round: 2, reaction: 'ha' });
  });

  test('given twice, or taken back twice, changes nothing', () => {
    const first = must(react(game, 1, 'ha'));
    expect(must(react(first, 1, 'ha'))).toBe(first);
    expect(must(react(game, 1, null))).toBe(game);
  });

  test('is for finished rounds, from who sits there or has left', () => {
    for (const round of [0, 3]) expect(react(game, round, 'ha')).toEqual(refused('wrong_round'));
    expect(react(game, 1, 'ha', 3)).toEqual(refused('not_your_game'));
    const seats = game.seats.map((seat) => ({ ...seat, state: 'removed' as const }));
    expect(react({ ...game, seats }, 1, 'ha')).toEqual(refused('not_your_game'));
    expect(react(must(leaveSwarm(game, 1, judge, 20)), 1, 'ha').ok).toBe(true);
    expect(react(endSwarm(game, judge), 2, 'ha').ok).toBe(true);
  });
});

describe('what a seat sees', () => {
  test('is its own sealed word and whose turn it is', () => {
    const game = say(begin(3, { withBee: true }), 1, 'honey');
    const mine = swarmViewFor(game, 1);
    expect(mine).toMatchObject({ word: 'honey', myTurn: false, host: 0, round: 1 });
    expect(mine.seats.map(({ hasSealed, isBee }) => [hasSealed, isBee])).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [true, true],
    ]);
    expect(swarmViewFor(game, 0)).toMatchObject({ word: null, myTurn: true });
    expect(swarmViewFor(game, null)).toMatchObject({ word: null, myTurn: false });
    expect(swarmViewFor(game, 0)).toMatchObject({ minds: null, togetherness: null });
    expect(swarmViewFor(game, 0).seats[0]).toMatchObject({ result: null, reaction: null });
  });

  test('once it is over is how alike each two thought, and the last pair', () => {
    const game = endSwarm(playRound(playRound(begin(3), ['a', 'b', 'c']), ['d', 'e', 'f']), judge);
    expect(game.minds).toHaveLength(3);
    expect(swarmViewFor(game, 0)).toMatchObject({ round: 2, pair: ['a', 'b'], minds: game.minds });
    expect(swarmViewFor({ ...begin(3), minds: game.minds }, 0).minds).toBeNull();
  });

  test('is nobody’s turn before the start, for who joins later, and once it is over', () => {
    expect(swarmViewFor(gather(3), 0)).toMatchObject({ myTurn: false, round: 1, pair: null });
    expect(swarmViewFor(must(sitDown(begin(3), judge, 1)), 3)).toMatchObject({ myTurn: false });
    expect(swarmViewFor(over, 0)).toMatchObject({ myTurn: false, round: 1, pair: ['sun', 'moon'] });
  });

  test('is a countdown only where there is a clock', () => {
    expect(shownDeadline(gather(3))).toBeNull();
    expect(shownDeadline(over)).toBeNull();
    expect(shownDeadline(begin(3, { wordSeconds: 30 }))).toBe(3000 + 30_000);
    expect(shownDeadline(begin(3, { wordSeconds: null }))).toBeNull();
    expect(swarmViewFor(begin(3, { wordSeconds: null }), 0).since).toBeNull();
    const days = openDaysSwarm(usualSwarmConfig, ['sun', 'moon'], judge, 0);
    expect(shownDeadline(days)).toBe(3000 + 86_400_000);
  });
});
