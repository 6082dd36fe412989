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
