import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type CallCode, CallError } from '../../api/call-error.ts';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { Covered } from './Covered.tsx';
import { DancedBack } from './DancedBack.tsx';
import { NoReplay } from './NoReplay.tsx';
import { PlayedBack } from './PlayedBack.tsx';
import { replayQuery } from './replay-query.ts';

/** What a link with missing letters is answered with. Whatever else is refused may be had later. */
const torn: readonly CallCode[] = ['not_found', 'invalid_input'];

function ReplayScreen() {
  const { replayId = '' } = useParams();
  const { data: replay, error, refetch, isFetching } = useQuery(replayQuery(replayId));
  if (replay?.kind === 'dance') return <DancedBack replay={replay} />;
  if (replay?.rounds) return <PlayedBack key={replayId} replay={replay} rounds={replay.rounds} />;
  if (replay) return <Covered replay={replay} />;
  if (!error) return <LoadingScreen />;
  const isTorn = error instanceof CallError && torn.includes(error.code);
  return (
    <NoReplay
      error={error}
      isBusy={isFetching}
      {...(!isTorn && { onRetry: () => void refetch() })}
    />
  );
}

export { ReplayScreen as Component };
