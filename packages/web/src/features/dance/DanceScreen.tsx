import type { Dance } from '@bee-jinx/contract/browser';
import { isDanceOver } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { isServerUnavailable } from '../../api/call-error.ts';
import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { danceQuery } from '../../domain/play/dance.ts';
import { Navigate, useParams } from '../../platform/router/router-context.tsx';
import { today } from '../../platform/today.ts';
import { usePollInterval } from '../../platform/use-poll-interval.ts';
import { useFocusAfterViewChange } from '../../ui/focus-heading.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DanceUnavailable } from './DanceUnavailable.tsx';
import { inviteQuery } from './dance-queries.ts';
import { DanceStage, gameOverModule } from './game/DanceStage.tsx';
import { InvitedScreen } from './invite/InvitedScreen.tsx';
import { partnerName } from './partner-name.ts';

export const prefetch: ScreenPrefetch = async ({ cache }, { params: { gameId = '' } }) => {
  await Promise.all([
    cache.prefetchQuery(danceQuery(gameId)),
    cache.prefetchQuery(dailyResultQuery(today())),
  ]);
  const game = cache.getQueryData(danceQuery(gameId).queryKey);
  if (!game || !isDanceOver(game)) return;
  const gameOver = await gameOverModule.load();
  await gameOver?.prefetchResult(cache, game);
};

function DanceScreen() {
  const { gameId = '' } = useParams();
  return <DanceLoader key={gameId} gameId={gameId} />;
}

function DanceLoader({ gameId }: { gameId: string }) {
  const { userId } = usePlayer();
  const refetchInterval = usePollInterval();
  const { data: game, error, refetch } = useQuery({ ...danceQuery(gameId), refetchInterval });
  useTitle(titleFor(game));
  useFocusAfterViewChange(game && (game.status === 'invited' ? 'invite' : 'stage'));
  if (game?.status === 'invited') return <InvitedScreen game={game} />;
  if (game) return <DanceStage game={game} myId={userId} />;
  if (!error) return <LoadingScreen />;
  return <NotMyDance gameId={gameId} error={error} onRetry={() => void refetch()} />;
}

interface NotMyDanceProps {
  gameId: string;
  error: unknown;
  onRetry(): void;
}

/** Who waits for a partner may have sent the address of the page instead of the link: it leads to the invite, too. */
function NotMyDance({ gameId, error, onRetry }: NotMyDanceProps) {
  const isRefused = !isServerUnavailable(error);
  const { data: invite, isLoading } = useQuery({ ...inviteQuery(gameId), enabled: isRefused });
  if (invite) return <Navigate to={`/jinx/dance?invite=${gameId}`} replace />;
  return isLoading ? <LoadingScreen /> : <DanceUnavailable error={error} onRetry={onRetry} />;
}

/** A nudge is seen in the title of a tab that isn't open too. */
function titleFor(game: Dance | undefined): string {
  if (!game) return 'Dance · Bee Jinx';
  const name = partnerName(game);
  return `${game.nudgedAt ? `${name} nudges you` : `Dance with ${name}`} · Bee Jinx`;
}

export { DanceScreen as Component };
