import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptGameChoice } from './KeptGameChoice.tsx';
import type { OrphanedData } from './orphaned-data.ts';

const left = {
  displayName: 'דבורה',
  conflicts: [
    {
      puzzleNumber: 7,
      activeDate: '2024-01-07',
      account: { status: 'won', rounds: 3 },
      anonymous: { status: 'playing', rounds: 2 },
      firstFinished: 'account',
    },
  ],
} as unknown as OrphanedData;

test('both games of a day are offered, with each name isolated from the number after it', () => {
  const html = renderToStaticMarkup(
    <KeptGameChoice left={left} accountName="مها" kept={{}} onChoose={() => {}} />,
  );
  expect(html).toContain('\u2068مها\u2069: jinx in 3');
  expect(html).toContain('\u2068דבורה\u2069: 2 rounds so far');
});
