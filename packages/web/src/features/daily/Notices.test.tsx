import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Daily } from '../../domain/play/daily.ts';
import { Notices } from './Notices.tsx';

test('who made or sent a pair is isolated from the text around the name', () => {
  const puzzle = { puzzleNumber: 2_000_001, madeBy: 'נועה', sent: { maker: 'עמית', note: 'Hi' } };
  const daily = { puzzle, game: { status: 'playing' } } as unknown as Daily;
  const html = renderToStaticMarkup(<Notices daily={daily} onNewDay={undefined} />);
  expect(html).toContain('made by <bdi>נועה</bdi>.');
  expect(html).toContain('<bdi>עמית</bdi> sent you this pair.</b> “Hi”');
});
