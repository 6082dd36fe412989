import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Column, Columns } from '../../../ui/layout/Columns.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { overallStatsQuery } from '../dance-queries.ts';
import { DanceStatTiles } from './DanceStatTiles.tsx';
import { PastDances } from './PastDances.tsx';

/** All my dances with their stats. Those with the bee are listed but not counted. */
function HistoryScreen() {
  const { data: stats, error } = useQuery(overallStatsQuery);
  return (
    <Screen title="All my dances" art={<Bee pose="jinx" onStage />}>
      <Columns shares={[1, 1]}>
        <Column isSticky>
          <Fault>{error ? errorMessage(error) : undefined}</Fault>
          {stats ? (
            stats.games > 0 ? (
              <DanceStatTiles stats={stats} />
            ) : (
              <EmptyState picture={<Bee pose="waving" size={112} />} title="Nothing to count yet">
                Dance with somebody to the end, and the figures begin.
              </EmptyState>
            )
          ) : (
            !error && <Skeleton variant="card" />
          )}
        </Column>
        <Column>
          <PastDances />
        </Column>
      </Columns>
    </Screen>
  );
}

export { HistoryScreen as Component };
