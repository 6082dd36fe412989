import { puzzleNumberOn } from '@bee-jinx/game';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { AskAhead } from '../../api/ask-ahead.ts';
import { dailyQuery } from '../../api/daily.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { today } from '../../platform/today.ts';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { DailyGame } from './DailyGame.tsx';
import { readPuzzleNumber } from './puzzle-address.ts';

const NoSuchPuzzle = lazy(async () => ({
  default: (await import('./NoPuzzle.tsx')).NoSuchPuzzle,
}));

export const askAhead: AskAhead = ({ userId, cache }, { search }) => {
  const asked = new URLSearchParams(search).get('puzzleNumber');
  const puzzleNumber = asked === null ? puzzleNumberOn(today()) : readPuzzleNumber(asked);
  if (puzzleNumber !== undefined) void cache.prefetchQuery(dailyQuery(userId, puzzleNumber));
};

/** Each number in the address is a game of its own; without one it is today's. */
export function Component() {
  const [search] = useSearchParams();
  const asked = search.get('puzzleNumber');
  if (asked === null) return <Today />;
  const puzzleNumber = readPuzzleNumber(asked);
  if (puzzleNumber === undefined) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <NoSuchPuzzle asked={asked} />
      </Suspense>
    );
  }
  return <DailyGame key={puzzleNumber} puzzleNumber={puzzleNumber} />;
}

/** It stays the puzzle that was opened, over midnight too, until the player wants the next. */
function Today() {
  const { key } = useLocation();
  const isLink = useNavigationType() !== 'POP';
  const [opened, setOpened] = useState(() => ({ by: key, date: today() }));
  // A link to here wants today's puzzle, whenever it is followed. A jump within the page wants nothing.
  if (isLink && opened.by !== key) setOpened({ by: key, date: today() });
  const puzzleNumber = puzzleNumberOn(opened.date);
  return (
    <DailyGame
      key={puzzleNumber}
      puzzleNumber={puzzleNumber}
      onNewDay={() => setOpened({ by: key, date: today() })}
    />
  );
}
