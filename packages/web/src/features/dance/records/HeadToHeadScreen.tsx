import { maxRoundsRange } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../platform/router/router-context.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Column, Columns } from '../../../ui/layout/Columns.tsx';
import { LoadingScreen } from '../../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { DanceUnavailable } from '../DanceUnavailable.tsx';
import { pairStatsQuery } from '../dance-queries.ts';
import { Rematch } from '../result/Rematch.tsx';
import { DanceStatTiles } from './DanceStatTiles.tsx';
import { PastDances } from './PastDances.tsx';

const defaultConfig = { maxRounds: maxRoundsRange.usual, pace: 'relaxed' } as const;

function HeadToHeadScreen() {
  const { userId = '' } = useParams();
  const { data, error, refetch } = useQuery(pairStatsQuery(userId));
  if (error && !data) return <DanceUnavailable error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  const { stats, opponent } = data;
  if (!opponent) return <NoSharedDances />;
  return (
    <Screen title={`You and ${opponent.displayName}`} art={<Bee pose="jinx" onStage />}>
      <Columns shares={[1, 1]}>
        <Column isSticky>
          <DanceStatTiles stats={stats} />
          <Rematch game={{ gameConfig: defaultConfig }} opponent={{ ...opponent, isBee: false }} />
        </Column>
        <Column>
          <PastDances opponentId={userId} />
        </Column>
      </Columns>
    </Screen>
  );
}

function NoSharedDances() {
  return (
    <Screen title="You two">
      <EmptyState
        picture={<Bee pose="waving" size={120} />}
        title="No finished dance yet"
        action={<ButtonLink to="/jinx/dance">My dances</ButtonLink>}
      >
        Figures begin with the first dance that the two of you finish.
      </EmptyState>
    </Screen>
  );
}

export { HeadToHeadScreen as Component };
