import { maxRoundsRange } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../../ui/LoadingScreen.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { pairStatsQuery } from '../dance-queries.ts';
import { NoDance } from '../NoDance.tsx';
import { Rematch } from '../result/Rematch.tsx';
import { DanceFigures } from './DanceFigures.tsx';
import { PastDances } from './PastDances.tsx';

const usual = { maxRounds: maxRoundsRange.usual, pace: 'relaxed' } as const;

/** What is counted of a pair. */
function HeadToHeadScreen() {
  const { userId = '' } = useParams();
  const { data, error, refetch } = useQuery(pairStatsQuery(userId));
  if (error && !data) return <NoDance error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  const { stats, opponent } = data;
  if (!opponent) return <Strangers />;
  return (
    <Screen title={`You and ${opponent.displayName}`}>
      <DanceFigures stats={stats} />
      <Rematch game={{ gameConfig: usual }} opponent={{ ...opponent, isBee: false }} />
      <PastDances opponentId={userId} />
    </Screen>
  );
}

function Strangers() {
  return (
    <Screen title="You two">
      <EmptyState
        picture={<Bee pose="waving" size={120} />}
        title="No dance to the end yet"
        action={<ButtonLink to="/jinx/dance">My dances</ButtonLink>}
      >
        Figures begin with the first dance that the two of you finish.
      </EmptyState>
    </Screen>
  );
}

export { HeadToHeadScreen as Component };
