import type { Replay } from '@bee-jinx/contract/browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { HiddenReplay } from './HiddenReplay.tsx';

function render(puzzleNumber: number, pairCode?: string): string {
  const replay = {
    kind: 'daily',
    replayId: 'replay_1',
    puzzle: { puzzleNumber, word1: 'wind', word2: 'cloud' },
    displayName: 'Maya',
    outcome: 'jinx',
    hintsUsed: 0,
    warmths: [31, 100],
    covered: true,
    ...(pairCode !== undefined && { pairCode }),
  } as unknown as Replay;
  return renderToStaticMarkup(
    <StaticRouter>
      <HiddenReplay replay={replay} />
    </StaticRouter>,
  );
}

test('the replay of a day’s puzzle leads to that puzzle', () => {
  const html = render(1050);
  expect(html).toContain('Maya plays No. 1050');
  expect(html).toContain('href="/jinx/daily?puzzleNumber=1050"');
});

test('the replay of a sent pair leads to its link, and doesn’t show its number', () => {
  const html = render(48_213_377, 'pair_1');
  expect(html).toContain('Maya plays a friend’s pair');
  expect(html).toContain('href="/p/pair_1"');
  expect(html).not.toContain('48213377');
});

test('the replay of a sent pair whose link was ended says so', () => {
  const html = render(48_213_377);
  expect(html).toContain('its link is no longer open');
  expect(html).toContain('href="/jinx/daily"');
});
