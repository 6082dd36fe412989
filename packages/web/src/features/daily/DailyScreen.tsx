import { puzzleNumberOn } from '@bee-jinx/game';
import { lazy, Suspense, useState } from 'react';
import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';
import { dailyQuery, statsQuery } from '../../domain/play/daily.ts';
import { useLocation, useNavigationType } from '../../platform/router/router-context.tsx';
import { useSearchParams } from '../../platform/search-params.ts';
import { today } from '../../platform/today.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { DailyGameLoader } from './DailyGameLoader.tsx';
import { gameOverModule } from './DailyStage.tsx';
import { parsePuzzleNumber } from './puzzle-address.ts';

const InvalidPuzzleNumber = lazy(async () => ({
  default: (await import('./PuzzleUnavailable.tsx')).InvalidPuzzleNumber,
}));

export const prefetch: ScreenPrefetch = async ({ userId, cache }, { search }) => {
  const requested = new URLSearchParams(search).get('puzzleNumber');
  const puzzleNumber = requested === null ? puzzleNumberOn(today()) : parsePuzzleNumber(requested);
  if (puzzleNumber === undefined) return;
  const daily = dailyQuery(userId, puzzleNumber);
  await Promise.all([cache.prefetchQuery(daily), cache.prefetchQuery(statsQuery(today()))]);
  const game = cache.getQueryData(daily.queryKey)?.game;
  if (!game || game.status === 'playing') return;
  const gameOver = await gameOverModule.load();
  await gameOver?.prefetchResult(cache, userId, game);
};

/** Each number in the address is a game of its own; without one it is today's. */
export function Component() {
  const [search] = useSearchParams();
  const requested = search.get('puzzleNumber');
  if (requested === null) return <TodaysGame />;
  const puzzleNumber = parsePuzzleNumber(requested);
  if (puzzleNumber === undefined) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <InvalidPuzzleNumber requested={requested} />
      </Suspense>
    );
  }
  return <DailyGameLoader key={puzzleNumber} puzzleNumber={puzzleNumber} />;
}

/** Keeps the puzzle that was opened, also after midnight, until the player asks for the next. */
function TodaysGame() {
  const { key } = useLocation();
  const isLink = useNavigationType() !== 'POP';
  const [opened, setOpened] = useState(() => ({ by: key, date: today() }));
  // Following a link to this screen opens today's puzzle; a jump within the page changes nothing.
  if (isLink && opened.by !== key) setOpened({ by: key, date: today() });
  const puzzleNumber = puzzleNumberOn(opened.date);
  return (
    <DailyGameLoader
      key={puzzleNumber}
      puzzleNumber={puzzleNumber}
      onNewDay={() => setOpened({ by: key, date: today() })}
    />
  );
}
