import { useInfiniteQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { createDateFormat } from '../../../platform/format-date-time.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { pastDancesQuery } from '../dance-queries.ts';
import { DanceList } from '../lobby/DanceList.tsx';
import { pastDanceLabel } from '../outcome-messages.ts';

const pageSize = 20;
const formatDay = createDateFormat({ dateStyle: 'medium' });

/** Page by page, the newest first. */
export function PastDances({ opponentId }: { opponentId?: string }) {
  const past = useInfiniteQuery(
    pastDancesQuery({ limit: pageSize, ...(opponentId !== undefined && { opponentId }) }),
  );
  const games = past.data?.pages.flatMap((page) => page.games) ?? [];
  return (
    <>
      {past.isPending && <Skeleton variant="card" />}
      <DanceList
        title="Finished"
        games={games.map((one) => ({
          gameId: one.gameId,
          opponent: one.opponent,
          line: pastDanceLabel(one),
          note: formatDay(one.endedAt),
        }))}
      />
      <Fault>{past.error ? errorMessage(past.error) : undefined}</Fault>
      {(past.hasNextPage || past.isError) && (
        <Button
          variant="outline"
          isBusy={past.isFetching}
          onClick={() => void (past.data ? past.fetchNextPage() : past.refetch())}
        >
          {past.isError ? 'Try again' : 'More'}
        </Button>
      )}
      {!past.isPending && (
        <ButtonLink to="/jinx/dance" variant="outline">
          My dances
        </ButtonLink>
      )}
    </>
  );
}
