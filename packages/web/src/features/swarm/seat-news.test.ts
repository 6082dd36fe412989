import type { Swarm } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { sampleSwarm } from '../../domain/swarm/sample-swarm.ts';
import { seatNewsSince } from './seat-news.ts';

type Seat = Swarm['seats'][number];

const before = sampleSwarm(3);
const withSeat = (seat: number, change: Partial<Seat>, swarm: Swarm = before): Swarm => ({
  ...swarm,
  seats: swarm.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
});

test.each<[string, Swarm, Swarm, string[]]>([
  ['nothing', before, before, []],
  ['a leaver', before, withSeat(1, { state: 'left' }), ['Tom had to go. The seat stays free.']],
  ['a returner', withSeat(1, { state: 'left' }), before, ['Tom is back.']],
  [
    'somebody who lets rounds pass',
    before,
    withSeat(2, { state: 'away' }),
    ['Inês is away. The next word brings them back.'],
  ],
  [
    'somebody whom the host removed',
    before,
    withSeat(2, { state: 'removed' }),
    ['Inês isn’t at the table any more.'],
  ],
  [
    'a late comer',
    before,
    { ...before, seats: [...before.seats, { ...sampleSwarm(4).seats[3], fromRound: 2 } as Seat] },
    ['Ola is in from round 2.'],
  ],
  [
    'an arrival before the start',
    { ...before, status: 'gathering' },
    {
      ...sampleSwarm(4),
      status: 'gathering',
    },
    [],
  ],
  ['my own leaving', before, withSeat(0, { state: 'left' }), []],
  [
    'a table that is passed to me',
    withSeat(1, { isHost: true }, withSeat(0, { isHost: false })),
    before,
    ['You run the table now.'],
  ],
  [
    'a host who leaves',
    before,
    withSeat(1, { isHost: true, state: 'left' }, withSeat(0, { isHost: false })),
    ['Tom had to go. The seat stays free.', 'Tom runs the table now.'],
  ],
  [
    'a round that has its time again',
    before,
    { ...before, isExtended: true },
    ['Time is up with too few words. The clock runs once more.'],
  ],
  ['the end', before, withSeat(1, { state: 'left' }, { ...before, status: 'over' }), []],
])('%s is told', (_case, earlier, later, news) => {
  const isolated = (text: string) => text.replace(/^(Tom|Inês|Ola)/, '\u2068$1\u2069');
  expect(seatNewsSince(earlier, later)).toEqual(news.map(isolated));
});
