import type { Swarm, SwarmRound } from '@bee-jinx/contract/browser';
import type { BoardSeat } from './SwarmBoard.tsx';

const names = [
  'Maya',
  'Tom',
  'Inês',
  'Ola',
  'Ravi',
  'You',
  'Søren',
  'Bartholomew',
  'Li',
  'Zoë',
  'Kwame',
  'The bee',
];

const words = [
  'sand',
  'sand',
  'wave',
  'beach',
  'sand',
  'beach',
  'shell',
  'mother-in-law’s tongue',
  'beach',
  'tide',
  'wave',
  'lighthouse',
];

/** For samples: everybody has said a word, which a screen shows once it is out. */
export const sampleSeats = (count: number): BoardSeat[] =>
  names.slice(0, count).map((name, index) => ({
    seatId: `sample${index}`,
    name,
    face: (((index * 5) % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6,
    isBee: name === 'The bee',
    isYou: name === 'You',
    hasSealed: true,
    word: words[index],
  }));

export function sampleCamps(seats: readonly BoardSeat[]) {
  const byWord = Map.groupBy(seats, ({ word }) => word ?? '');
  return [...byWord]
    .map(([word, members]) => ({ word, seatIds: members.map(({ seatId }) => seatId) }))
    .sort((one, other) => other.seatIds.length - one.seatIds.length);
}

/** A round of seats 0, 1, 2 … with their words. */
export function sampleRound(round: number, words: readonly string[]): SwarmRound {
  const said = words.map((word, seat) => ({ seat, word }));
  const camps = [...Map.groupBy(said, ({ word }) => word)]
    .map(([word, members]) => ({ word, seats: members.map(({ seat }) => seat) }))
    .sort((one, other) => other.seats.length - one.seats.length);
  const [first, second] = camps;
  return {
    round,
    pair: ['sea', 'desert'],
    words: said,
    camps,
    ...(first && second && { next: [first.word, second.word] as [string, string] }),
    isJinx: false,
    revealAt: '2026-11-16T12:00:00.000Z',
  };
}

/** A swarm in its first round; I sit in seat 0. */
export const sampleSwarm = (count: number): Swarm => ({
  swarmId: 'sample',
  code: 'HMXR',
  version: 1,
  status: 'playing',
  pace: 'live',
  settings: { rounds: 8, wordSeconds: 30, withBee: false },
  round: 1,
  pair: ['sea', 'desert'],
  mySeat: 0,
  isHost: true,
  myTurn: true,
  seats: names.slice(0, count).map((displayName, seat) => ({
    seat,
    displayName,
    face: (seat % 6) + 1,
    isBee: false,
    isMe: seat === 0,
    isHost: seat === 0,
    isHere: true,
    state: 'in',
    fromRound: 1,
    hasSealed: false,
  })),
  rounds: [],
  isExtended: false,
  serverTime: '2026-11-16T12:00:00.000Z',
  createdAt: '2026-11-16T12:00:00.000Z',
});
