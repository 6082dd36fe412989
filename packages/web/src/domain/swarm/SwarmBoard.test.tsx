import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BoardPhase } from './reveal-timeline.ts';
import { SwarmBoard } from './SwarmBoard.tsx';

const boardIn = (phase: BoardPhase): string =>
  renderToStaticMarkup(
    <SwarmBoard
      shape="tall"
      phase={phase}
      round={1}
      pair={['sun', 'moon']}
      seats={[{ seatId: '0', name: 'Maya', face: 1, hasSealed: true, word: 'zebra' }]}
      camps={[]}
    />,
  );

/** What a screen reader finds, and how the card lies. */
const toldBy = (html: string) => /<li>(.*?)<\/li>/.exec(html)?.[1];
const facesIn = (html: string) =>
  [...html.matchAll(/data-face="(\w+)"/g)].map(([, face]) => face).at(-1);

test('a word that is known before its reveal lies face down, and nobody is told', () => {
  const html = boardIn('sealing');
  expect(facesIn(html)).toBe('back');
  expect(html.replace(/<div [^>]*aria-hidden="true"[^>]*>\s*<span[^>]*>zebra/, '')).not.toContain(
    'zebra',
  );
  expect(toldBy(html)).toBe('Maya: sealed');
});

test('a word turns over with its reveal, and a screen reader is told it', () => {
  const html = boardIn('turning');
  expect(facesIn(html)).toBe('front');
  expect(toldBy(html)).toBe('Maya said zebra');
});
