import { expect, test } from 'vitest';
import { sampleRound, sampleSwarm } from './sample-swarm.ts';
import { hideUnrevealed, toBoardSeats, toPath } from './shown-swarm.ts';

const revealAt = '2026-11-16T12:00:01.000Z';
const now = Date.parse(revealAt);
const over = {
  ...sampleSwarm(3),
  status: 'over' as const,
  outcome: 'jinx' as const,
  togetherness: 100,
  round: 1,
  rounds: [{ ...sampleRound(1, ['sand', 'sand', 'sand']), revealAt }],
};

test('before the reveal time neither words nor outcome are shown, and all who said one have sealed', () => {
  const shown = hideUnrevealed(over, now - 1);
  expect(shown).toMatchObject({ status: 'playing', round: 1, rounds: [], word: 'sand' });
  expect(shown.outcome).toBeUndefined();
  expect(shown.togetherness).toBeUndefined();
  expect(shown.seats.every(({ hasSealed, result }) => hasSealed && !result)).toBe(true);
  expect(JSON.stringify({ ...shown, word: undefined })).not.toContain('sand');
});

test('from the reveal time on everything is shown', () => {
  expect(hideUnrevealed(over, now)).toBe(over);
});

test('late comers are on the board from their first round on, and who left is not', () => {
  const swarm = sampleSwarm(4);
  const seats = swarm.seats.map((seat, index) => ({
    ...seat,
    fromRound: index === 3 ? 2 : 1,
    state: index === 2 ? ('left' as const) : seat.state,
  }));
  const ids = (round: number) =>
    toBoardSeats({ ...swarm, seats }, round).map(({ seatId }) => seatId);
  expect(ids(1)).toEqual(['0', '1']);
  expect(ids(2)).toEqual(['0', '1', '3']);
});

test('whoever left after sealing is on the board with their word', () => {
  const swarm = sampleSwarm(3);
  const seats = swarm.seats.map((seat, index) =>
    index === 1 ? { ...seat, state: 'left' as const } : seat,
  );
  const round = sampleRound(1, ['sand', 'sea', 'sand']);
  const shown = toBoardSeats({ ...swarm, seats }, 1, round);
  expect(shown.map(({ word }) => word)).toEqual(['sand', 'sea', 'sand']);
});

test('the path has the pair of each round, and the word of a jinx', () => {
  const rounds = [
    sampleRound(1, ['sand', 'sea', 'sand']),
    { ...sampleRound(2, ['shore', 'shore', 'shore']), isJinx: true },
  ];
  expect(toPath(rounds)).toEqual([
    { round: 1, words: ['sea', 'desert'], agreed: 2, of: 3 },
    { round: 2, words: ['shore'], agreed: 3, of: 3 },
  ]);
});
