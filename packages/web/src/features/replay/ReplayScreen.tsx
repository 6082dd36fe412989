import type { DanceReplay, Replay } from '@bee-jinx/contract/browser';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { type CallCode, CallError } from '../../api/call-error.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { DailyReplayView } from './DailyReplayView.tsx';
import { DanceReplayView } from './DanceReplayView.tsx';
import { HiddenReplay } from './HiddenReplay.tsx';
import { ReplayUnavailable } from './ReplayUnavailable.tsx';

/** The server's errors for a damaged link. After any other error a retry may help. */
const invalidLinkCodes: readonly CallCode[] = ['not_found', 'invalid_input'];

const replayQuery = (replayId: string) =>
  queryOptions({
    queryKey: ['replay', replayId],
    queryFn: async ({ signal }): Promise<Replay | DanceReplay> =>
      (await call('readReplay', { params: { replayId }, signal })).replay,
  });

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
