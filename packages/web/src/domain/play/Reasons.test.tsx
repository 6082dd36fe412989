import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reasons } from './Reasons.tsx';
import type { TrailRound } from './trail-round.ts';

const ball = 'meatball · hairball';
const patch = 'eye patch · melon patch';

/** The visible text of each line. */
function shown(changes: Partial<TrailRound>, you = 'you'): string[] {
  const round = { round: 2, yours: 'patch', theirs: 'ball', warmth: 40, ...changes };
  const html = renderToStaticMarkup(<Reasons {...round} you={you} />);
  return [...html.matchAll(/<p.*?<\/p>/g)].map(([line]) =>
    line
      .replace(/<span[^>]*>because:.*?<\/span>/, '')
      .replace(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' '),
  );
}

test('both words get a line, theirs first', () => {
  expect(shown({ reasons: [patch, ball] })).toEqual([
    `ball: ${ball}`,
    `your patch works too: ${patch}`,
  ]);
});

test.each([
  [[patch, null], [`your patch: ${patch}`]],
  [[null, ball], [`ball: ${ball}`]],
] as const)('of %j only the known reasons are shown', (reasons, lines) => {
  expect(shown({ reasons })).toEqual(lines);
});

test('in the trail of another player no word is called yours', () => {
  expect(shown({ reasons: [patch, ball] }, 'Maya').join()).not.toContain('your');
});

test('a jinx shows the reason without the word', () => {
  const jinx = { yours: 'ball', theirs: 'ball', warmth: 100 };
  expect(shown({ ...jinx, reasons: [ball, ball] })).toEqual([ball]);
});

test('without known reasons nothing is rendered', () => {
  const nothing = renderToStaticMarkup(
    <Reasons round={1} yours="patch" theirs="ball" warmth={4} you="you" />,
  );
  expect(nothing).toBe('');
});

test('screen readers get a sentence instead of the dot', () => {
  const html = renderToStaticMarkup(
    <Reasons round={1} yours="a" theirs="ball" warmth={4} reasons={[null, ball]} you="you" />,
  );
  expect(html).toContain('because: meatball, and hairball');
  expect(html.replace(/<span aria-hidden="true">.*?<\/span><\/span>/, '')).not.toContain('·');
});
