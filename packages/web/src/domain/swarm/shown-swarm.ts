import type { Swarm, SwarmRound } from '@bee-jinx/contract/browser';
import type { BoardSeat } from './SwarmBoard.tsx';
import type { SeatView } from './seat-view.ts';

/** The swarm without what may not be seen before the reveal time: as if the last words were still being waited for. */
export function hideUnrevealed(swarm: Swarm, now: number): Swarm {
  const last = swarm.rounds.at(-1);
  if (!last || now >= Date.parse(last.revealAt)) return swarm;
  const { outcome, minds, togetherness, deadline, startsAt, rematch, endedAt, ...rest } = swarm;
  const sealed = new Set(last.words.map(({ seat }) => seat));
  return {
    ...rest,
    status: 'playing',
    round: last.round,
    pair: last.pair,
    rounds: swarm.rounds.slice(0, -1),
    myTurn: false,
    word: last.words.find(({ seat }) => seat === swarm.mySeat)?.word,
    seats: swarm.seats.map(({ result, ...seat }) => ({
      ...seat,
      hasSealed: sealed.has(seat.seat),
    })),
  };
}

export const seatIdOf = (seat: number): string => `${seat}`;

type NamedSeat = Pick<Swarm['seats'][number], 'seat' | 'displayName' | 'face' | 'isBee'> & {
  isMe?: boolean;
};

export const toSeatView = ({ seat, displayName, face, isBee, isMe }: NamedSeat): SeatView => ({
  seatId: seatIdOf(seat),
  name: isBee ? 'The bee' : displayName,
  face: face as SeatView['face'],
  isBee,
  isYou: isMe ?? false,
});

/** Those whom a round is about: who plays it, or has said a word in it. */
export function toBoardSeats(swarm: Swarm, round: number, revealed?: SwarmRound): BoardSeat[] {
  return swarm.seats.flatMap((seat): BoardSeat[] => {
    const word = revealed?.words.find((said) => said.seat === seat.seat)?.word;
    const isIn = seat.state === 'in' && seat.fromRound <= round;
    if (word === undefined && !isIn && !(seat.hasSealed && !revealed)) return [];
    return [
      { ...toSeatView(seat), hasSealed: revealed ? word !== undefined : seat.hasSealed, word },
    ];
  });
}

export const toCamps = ({ camps }: Pick<SwarmRound, 'camps'>) =>
  camps.map(({ word, seats }) => ({ word, seatIds: seats.map(seatIdOf) }));

/** Cells of the path: the pair that each round began with, and at the end the word of a jinx. */
export function toPath(rounds: readonly SwarmRound[]) {
  return rounds.map(({ round, pair, camps, words, isJinx }) => ({
    round,
    words: isJinx ? ([camps[0]?.word ?? ''] as const) : pair,
    agreed: camps[0]?.seats.length ?? 0,
    of: words.length,
  }));
}
