import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isServerUnavailable } from '../../api/call-error.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { pairQuery } from '../../domain/pairs/pairs.ts';
import { savedDailies } from '../../domain/play/offline/saved-games.ts';
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
  const { userId } = usePlayer();
  // Trying again clears the error, and a game that is shown has to stay.
  const [failed, setFailed] = useState({ code, error });
  if (error && failed.error !== error) setFailed({ code, error });
  const isUnavailable = failed.code === code && isServerUnavailable(failed.error);
  const isMine = data?.pair.isMine;
  const puzzleNumber = data?.pair.puzzleNumber ?? (isUnavailable && findSavedNumber(userId, code));
  if (puzzleNumber && !isMine) {
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

const findSavedNumber = (userId: string, code: string): number | undefined =>
  savedDailies.list(userId).find(({ puzzle }) => puzzle.sent?.code === code)?.puzzle.puzzleNumber;
