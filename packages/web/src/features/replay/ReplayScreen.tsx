import { useQuery } from '@tanstack/react-query';
import { type CallCode, CallError } from '../../api/call-error.ts';
import { useParams } from '../../platform/router/router-context.tsx';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { DailyReplayView } from './DailyReplayView.tsx';
import { DanceReplayView } from './DanceReplayView.tsx';
import { HiddenReplay } from './HiddenReplay.tsx';
import { ReplayUnavailable } from './ReplayUnavailable.tsx';
import { replayQuery } from './replay-query.ts';

/** The server's errors for a damaged link. After any other error a retry may help. */
const invalidLinkCodes: readonly CallCode[] = ['not_found', 'invalid_input'];

function ReplayScreen() {
  const { replayId = '' } = useParams();
  const { data: replay, error, refetch, isFetching } = useQuery(replayQuery(replayId));
  if (replay?.kind === 'dance') return <DanceReplayView replay={replay} />;
  if (replay?.rounds)
    return <DailyReplayView key={replayId} replay={replay} rounds={replay.rounds} />;
  if (replay) return <HiddenReplay replay={replay} />;
  if (!error) return <LoadingScreen />;
  const isInvalidLink = error instanceof CallError && invalidLinkCodes.includes(error.code);
  return (
    <ReplayUnavailable
      error={error}
      isBusy={isFetching}
      {...(!isInvalidLink && { onRetry: () => void refetch() })}
    />
  );
}

export { ReplayScreen as Component };
