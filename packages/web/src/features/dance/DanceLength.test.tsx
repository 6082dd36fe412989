import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DanceLength } from './DanceLength.tsx';

test('a dance can be 3 to 20 rounds long, and the chosen length is shown', () => {
  const html = renderToStaticMarkup(<DanceLength chosen={10} onChoose={() => {}} />);
  const options = [...html.matchAll(/<option value="(\d+)"([^>]*)>(.*?)<\/option>/g)];
  expect(options.map(([, value]) => Number(value))).toEqual(
    Array.from({ length: 18 }, (_, index) => index + 3),
  );
  expect(options.filter(([, , selected]) => selected).map(([, , , text]) => text)).toEqual([
    '10 rounds',
  ]);
});
