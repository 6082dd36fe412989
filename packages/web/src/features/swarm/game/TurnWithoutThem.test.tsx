import type { Swarm } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSwarm } from '../../../domain/swarm/sample-swarm.ts';
import { TurnWithoutThem } from './TurnWithoutThem.tsx';

const { seats, settings, ...swarm } = sampleSwarm(5);

/** The button's text at a table without a clock where so many have sealed. */
function shown(sealed: number, changes: Partial<Swarm> = {}): string {
  const table: Swarm = {
    ...swarm,
    settings: { ...settings, wordSeconds: null },
    seats: seats.map((seat, index) => ({ ...seat, hasSealed: index < sealed })),
    isHost: true,
    pace: 'live',
    ...changes,
  };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TurnWithoutThem swarm={table} />
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]+>/g, '');
}

test('the host of a table without a clock may turn over from the second word on', () => {
  expect([0, 1, 2, 3, 4, 5].map((sealed) => shown(sealed))).toEqual([
    '',
    '',
    'Turn over without the other 3',
    'Turn over without the other 2',
    'Turn over without the last one',
    '',
  ]);
});

test('who isn’t the host may not turn over early, and nobody may where a clock runs', () => {
  expect(shown(3, { isHost: false })).toBe('');
  expect(shown(3, { settings: { ...settings, wordSeconds: 30 } })).toBe('');
  expect(shown(3, { pace: 'days' })).toBe('');
});
