import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { pairQuery } from '../../domain/pairs/pairs.ts';
import { useParams } from '../../platform/router/router-context.tsx';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { DailyGameLoader } from './DailyGameLoader.tsx';

const OwnPair = lazy(async () => ({ default: (await import('./OwnPair.tsx')).OwnPair }));
const PairUnavailable = lazy(async () => ({
  default: (await import('./OwnPair.tsx')).PairUnavailable,
}));

/** The link to a pair that a player has made: to play it, or for its maker to see how others did. */
export function Component() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery(pairQuery(code));
  if (data && !data.pair.isMine) {
    const { puzzleNumber } = data.pair;
    return <DailyGameLoader key={code} puzzleNumber={puzzleNumber} pairCode={code} />;
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      {data ? (
        <OwnPair pair={data.pair} />
      ) : error ? (
        <PairUnavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
    </Suspense>
  );
}
