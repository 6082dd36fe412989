import { describe, expect, test } from 'vitest';
import { configureSwarm, gatherSwarm, openDaysSwarm, startSwarm } from './swarm.ts';
import {
  comeBack,
  leaveSwarm,
  passTable,
  removeFromSwarm,
  replaceHost,
  sitDown,
} from './swarm-seats.ts';
import { endSwarm, lapseSwarm } from './swarm-settlement.ts';
import {
  countMinds,
  countSeatedPeople,
  maxMinds,
  maxSwarmSeats,
  type Swarm,
  swarmRoundsRange,
  usualSwarmConfig,
  wordSecondsChoices,
} from './swarm-state.ts';
import { begin, gather, judge, must, playRound, refused, say } from './testing/swarm-table.ts';

const over = endSwarm(begin(3), judge);
const leave = (game: Swarm, seat: number, now = 1) => must(leaveSwarm(game, seat, judge, now));
const remove = (game: Swarm, seat: number) => must(removeFromSwarm(game, 0, seat, judge, 1));
const hourMs = 3_600_000;

/** Seat 0 has let two rounds pass while 1 and 2 went on. */
function withHostAway(): Swarm {
  let game = begin(3, { wordSeconds: 15 });
  for (const [at, one, other] of [
    [100_000, 'a', 'b'],
    [200_000, 'c', 'd'],
  ] as const) {
    game = say(say(game, 1, one, at - 99_000), 2, other, at - 99_000);
    game = lapseSwarm(game, judge, at);
  }
  return game;
}

describe('a table', () => {
  test('begins with its host alone, and waits two hours', () => {
    expect(gatherSwarm(usualSwarmConfig, 5)).toEqual({
      config: { rounds: 8, wordSeconds: 30, withBee: false, pace: 'live' },
      status: 'gathering',
      outcome: null,
      host: 0,
      seats: [{ isBee: false, state: 'in', fromRound: 1, missed: 0 }],
      opening: null,
      rounds: [],
      sealed: [null],
      isExtended: false,
      reactions: [null],
      minds: null,
      since: 5,
      deadline: 5 + 2 * hourMs,
    });
  });

  test('that nobody starts within two hours is abandoned', () => {
    const game = gather(3);
    expect(lapseSwarm(game, judge, 2 * hourMs - 1)).toBe(game);
    expect(lapseSwarm(game, judge, 2 * hourMs)).toMatchObject({
      status: 'over',
      outcome: 'abandoned',
      deadline: null,
      minds: [],
    });
  });

  test('that is over stays as it is', () => {
    expect(lapseSwarm(over, judge, 10 * hourMs)).toBe(over);
    expect(endSwarm(over, judge, 'jinx')).toBe(over);
  });
});

describe('sitting down', () => {
  test('adds a seat that plays from the first round on', () => {
    const game = must(sitDown(gather(1), judge, 1));
    expect(game.seats[1]).toEqual({ isBee: false, state: 'in', fromRound: 1, missed: 0 });
    expect(game.sealed).toEqual([null, null]);
    expect(game.reactions).toEqual([null, null]);
    expect(game.host).toBe(0);
  });

  test('at a live swarm that is being played begins with the next round', () => {
    expect(must(sitDown(begin(3), judge, 1)).seats[3]?.fromRound).toBe(2);
    const second = playRound(begin(3), ['a', 'b', 'c']);
    expect(must(sitDown(second, judge, 20)).seats[3]?.fromRound).toBe(3);
  });

  test('at a swarm over days begins at once', () => {
    const opened = openDaysSwarm(usualSwarmConfig, ['sun', 'moon'], judge, 0);
    expect(must(sitDown(opened, judge, 1)).seats[1]?.fromRound).toBe(1);
  });

  test('is refused where twelve minds are, of which the bee is one, or forty ever were', () => {
    expect(maxMinds).toBe(12);
    expect(maxSwarmSeats).toBe(40);
    expect(sitDown(gather(12), judge, 1)).toEqual(refused('swarm_full'));
    expect(sitDown(gather(11, { withBee: true }), judge, 1)).toEqual(refused('swarm_full'));
    expect(sitDown(gather(10, { withBee: true }), judge, 1).ok).toBe(true);
    let game = gather(2);
    while (game.seats.length < maxSwarmSeats) {
      game = leave(must(sitDown(game, judge, 1)), game.seats.length);
    }
    expect(countMinds(game)).toBe(2);
    expect(sitDown(game, judge, 1)).toEqual(refused('swarm_full'));
  });

  test('is refused once it is over, also by a deadline that passed unnoticed', () => {
    expect(sitDown(over, judge, 1)).toEqual(refused('game_over'));
    expect(sitDown(gather(2), judge, 2 * hourMs)).toEqual(refused('game_over'));
  });
});

describe('leaving', () => {
  test('keeps the seat and passes the table on to the first who is there', () => {
    const game = leave(leave(gather(4), 1), 0);
    expect(game.seats.map(({ state }) => state)).toEqual(['left', 'left', 'in', 'in']);
    expect(game.host).toBe(2);
    expect(countSeatedPeople(game)).toBe(2);
  });

  test('of another than the host leaves the table with the host', () => {
    expect(leave(gather(3), 1).host).toBe(0);
  });

  test('by another leaves the table with a host who runs it from a later seat', () => {
    const game = must(passTable(gather(4), 0, 2, judge, 1));
    expect(leave(game, 3).host).toBe(2);
    const orphaned: Swarm = { ...game, host: null };
    expect(leave(orphaned, 3).host).toBe(0);
  });

  test('twice, or once it is over, changes nothing', () => {
    const game = leave(gather(3), 1);
    expect(leave(game, 1)).toBe(game);
    expect(leave(over, 1)).toBe(over);
    expect(leaveSwarm(game, 7, judge, 1)).toEqual(refused('not_your_game'));
  });

  test('by all ends it before the start too', () => {
    expect(leave(leave(gather(2), 1), 0)).toMatchObject({ status: 'over', outcome: 'abandoned' });
    expect(leave(gather(2), 1).status).toBe('gathering');
  });

  test('by the last who is waited for turns the words over, with one’s own if it was sealed', () => {
    const spoken = say(say(begin(4), 0, 'a'), 1, 'b');
    const game = leave(say(spoken, 3, 'd'), 2);
    expect(game.rounds[0]?.words).toEqual(['a', 'b', null, 'd']);
    expect(leave(spoken, 2).rounds).toHaveLength(0);
    expect(leave(leave(spoken, 1), 2).rounds).toHaveLength(0);
  });

  test('lets a table that only absent people are left at be run by one of them', () => {
    const game = leave(leave(withHostAway(), 1, 200_001), 2, 200_001);
    expect(game.seats.map(({ state }) => state)).toEqual(['away', 'left', 'left']);
    expect(game.status).toBe('over');
    const four = must(sitDown(withHostAway(), judge, 200_001));
    const left = leave(leave(four, 1, 200_001), 2, 200_001);
    expect(left).toMatchObject({ status: 'playing', host: 3 });
    const bees = begin(3, { withBee: true, wordSeconds: 15 });
    let alone = lapseSwarm(say(bees, 1, 'a'), judge, 100_000);
    alone = lapseSwarm(say(alone, 1, 'b', 100_001), judge, 200_000);
    expect(alone.seats.map(({ state }) => state)).toEqual(['away', 'in', 'away', 'in']);
    expect(alone.host).toBe(1);
    expect(leave(alone, 1, 200_001)).toMatchObject({ status: 'playing', host: 0 });
  });
});

describe('coming back', () => {
  test('takes the old seat again, with the missed rounds forgotten', () => {
    const game = must(comeBack(leave(gather(3), 1), 1, judge, 1));
    expect(game.seats[1]).toEqual({ isBee: false, state: 'in', fromRound: 1, missed: 0 });
    const back = must(comeBack(withHostAway(), 0, judge, 200_001));
    expect(back.seats[0]).toMatchObject({ state: 'in', missed: 0 });
    expect(back.host).toBe(1);
  });

  test('of somebody who is there, or once it is over, changes nothing', () => {
    const game = gather(2);
    expect(must(comeBack(game, 1, judge, 1))).toBe(game);
    const ended = endSwarm(leave(gather(3), 1), judge);
    expect(must(comeBack(ended, 1, judge, 1))).toBe(ended);
  });

  test('is refused to who was removed, to the bee, and to who never sat there', () => {
    expect(comeBack(remove(gather(3), 1), 1, judge, 1)).toEqual(refused('swarm_closed'));
    expect(comeBack(begin(3, { withBee: true }), 3, judge, 1)).toEqual(refused('not_your_game'));
    expect(comeBack(gather(2), 2, judge, 1)).toEqual(refused('not_your_game'));
  });

  test('is refused to who has left a table that is full by now, not to who is away from it', () => {
    const full = must(sitDown(leave(gather(12), 1), judge, 1));
    expect(comeBack(full, 1, judge, 1)).toEqual(refused('swarm_full'));
    const away: Swarm = {
      ...full,
      seats: full.seats.map((seat, index) => (index === 2 ? { ...seat, state: 'away' } : seat)),
    };
    expect(must(comeBack(away, 2, judge, 1)).seats[2]?.state).toBe('in');
  });

  test('to a table that nobody runs makes one its host', () => {
    const orphaned: Swarm = { ...leave(gather(3), 1), host: null };
    expect(must(comeBack(orphaned, 1, judge, 1)).host).toBe(1);
    expect(must(sitDown(orphaned, judge, 1)).host).toBe(3);
    const playing: Swarm = { ...begin(3), host: null };
    expect(say(playing, 2, 'a').host).toBe(2);
  });
});

describe('removing', () => {
  test('is the host’s alone, and final', () => {
    expect(removeFromSwarm(gather(3), 1, 2, judge, 1)).toEqual(refused('not_host'));
    const game = remove(gather(3), 2);
    expect(game.seats[2]?.state).toBe('removed');
    expect(remove(game, 2)).toBe(game);
    expect(removeFromSwarm(over, 0, 1, judge, 1)).toEqual(refused('game_over'));
  });

  test('is refused for oneself, the bee and an empty seat', () => {
    const game = begin(3, { withBee: true });
    for (const seat of [0, 3, 4]) {
      expect(removeFromSwarm(game, 0, seat, judge, 1)).toEqual(refused('not_yet'));
    }
  });

  test('turns the words over if only that one was waited for', () => {
    const spoken = say(say(begin(3), 0, 'a'), 1, 'b');
    expect(remove(spoken, 2).rounds).toHaveLength(1);
  });
});

describe('passing the table', () => {
  test('is done by the host to somebody who sits there, also to one who is away', () => {
    expect(must(passTable(gather(3), 0, 2, judge, 1)).host).toBe(2);
    const game = withHostAway();
    expect(must(passTable(game, 1, 0, judge, 200_001)).host).toBe(0);
  });

  test('is refused to others, once it is over, to the bee and to who has gone', () => {
    expect(passTable(gather(3), 1, 2, judge, 1)).toEqual(refused('not_host'));
    expect(passTable(over, 0, 1, judge, 1)).toEqual(refused('game_over'));
    expect(passTable(begin(3, { withBee: true }), 0, 3, judge, 1)).toEqual(refused('not_yet'));
    expect(passTable(leave(gather(3), 2), 0, 2, judge, 1)).toEqual(refused('not_yet'));
    expect(passTable(gather(3), 0, 9, judge, 1)).toEqual(refused('not_yet'));
  });

  test('to who runs it already changes nothing, whoever asks', () => {
    const game = gather(3);
    expect(must(passTable(game, 1, 0, judge, 1))).toBe(game);
  });

  test('from a host who vanished goes to the first named who is there', () => {
    const game = leave(begin(4, { withBee: true }), 1);
    expect(replaceHost(game, 0, [0, 1, 3, 2])).toMatchObject({ host: 3 });
    expect(replaceHost(game, 0, [0, 1])).toBe(game);
    expect(replaceHost(game, 0, [4])).toBe(game);
    expect(replaceHost(game, 2, [3])).toBe(game);
    expect(replaceHost(over, 0, [1])).toBe(over);
  });
});

describe('the settings', () => {
  test('are 5 to 15 rounds, with 15 or 30 seconds for a word or none', () => {
    expect(swarmRoundsRange).toEqual({ least: 5, most: 15, usual: 8 });
    expect(wordSecondsChoices).toEqual([15, 30, null]);
  });

  const change = { rounds: 5, wordSeconds: 15 } as const;

  test('are the host’s to change until the start', () => {
    const { config } = must(configureSwarm(gather(2), 0, change, judge, 1));
    expect(config).toEqual({ ...usualSwarmConfig, ...change });
    expect(configureSwarm(gather(2), 1, change, judge, 1)).toEqual(refused('not_host'));
    expect(configureSwarm(begin(3), 0, change, judge, 1)).toEqual(refused('swarm_started'));
    expect(configureSwarm(over, 0, change, judge, 1)).toEqual(refused('game_over'));
  });

  test('leave no room for the bee at a table of twelve', () => {
    const bee = { withBee: true };
    expect(configureSwarm(gather(12), 0, bee, judge, 1)).toEqual(refused('swarm_full'));
    expect(configureSwarm(gather(11), 0, bee, judge, 1).ok).toBe(true);
  });
});

describe('the start', () => {
  const start = (game: Swarm, by = 0) => startSwarm(game, by, ['sun', 'moon'], judge, 100);

  test('gives three seconds before the time of the first round', () => {
    expect(must(start(gather(3)))).toMatchObject({
      status: 'playing',
      opening: ['sun', 'moon'],
      sealed: [null, null, null],
      reactions: [null, null, null],
      since: 3100,
      deadline: 3100 + 30_500,
    });
    const unhurried = must(start(gather(3, { wordSeconds: null })));
    expect(unhurried.deadline).toBe(3100 + 15 * 60_000);
  });

  test('seats the bee last, with its word for the pair and no rounds missed', () => {
    const game = must(start(gather(2, { withBee: true })));
    expect(game.seats[2]).toEqual({ isBee: true, state: 'in', fromRound: 1, missed: 0 });
    expect(game.sealed).toEqual([null, null, { word: 'bee2', at: 3100 }]);
    expect(countSeatedPeople(game)).toBe(2);
    expect(countMinds(game)).toBe(3);
  });

  test('needs the host and three minds, of which the bee is one', () => {
    expect(start(gather(2))).toEqual(refused('too_few_minds'));
    expect(start(gather(1, { withBee: true }))).toEqual(refused('too_few_minds'));
    expect(start(gather(3), 1)).toEqual(refused('not_host'));
    expect(start(over)).toEqual(refused('game_over'));
  });

  test('twice is once', () => {
    const game = begin(3);
    expect(must(start(game))).toBe(game);
  });

  test('of a swarm over days is at once, with a day for each round', () => {
    const game = openDaysSwarm({ ...usualSwarmConfig, withBee: true }, ['sun', 'moon'], judge, 100);
    expect(game).toMatchObject({
      status: 'playing',
      config: { pace: 'days', wordSeconds: null, withBee: true, rounds: 8 },
      opening: ['sun', 'moon'],
      since: 3100,
      deadline: 3100 + 24 * hourMs,
    });
  });
});
