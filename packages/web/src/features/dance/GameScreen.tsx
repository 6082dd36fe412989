import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePlayer } from '../../api/player.ts';
import { useLookAgain } from '../../platform/use-look-again.ts';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { danceQuery } from './dance-queries.ts';
import { Floor } from './game/Floor.tsx';
import { InvitedScreen } from './invite/InvitedScreen.tsx';
import { NoDance } from './NoDance.tsx';
import { partnerName } from './partner-name.ts';

function GameScreen() {
  const { gameId = '' } = useParams();
  return <OneDance key={gameId} gameId={gameId} />;
}

function OneDance({ gameId }: { gameId: string }) {
  const { userId } = usePlayer();
  const refetchInterval = useLookAgain();
  const { data: game, error, refetch } = useQuery({ ...danceQuery(gameId), refetchInterval });
  useTitle(game ? `Dance with ${partnerName(game)} · Bee Jinx` : 'Dance · Bee Jinx');
  if (game?.status === 'invited') return <InvitedScreen game={game} />;
  if (game) return <Floor game={game} myId={userId} />;
  return error ? <NoDance error={error} onRetry={() => void refetch()} /> : <LoadingScreen />;
}

export { GameScreen as Component };
