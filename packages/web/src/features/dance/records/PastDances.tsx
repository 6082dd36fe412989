import { useInfiniteQuery } from '@tanstack/react-query';
import { wordsFor } from '../../../api/error-copy.ts';
import { readersEnglish } from '../../../platform/readers-english.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { pastDancesQuery } from '../dance-queries.ts';
import { DanceList } from '../lobby/DanceList.tsx';
import { pastLine } from '../outcome-words.ts';

const onePage = 20;
const dates = new Intl.DateTimeFormat(readersEnglish, { dateStyle: 'medium' });

/** Page by page, the newest first, and the way back. */
export function PastDances({ opponentId }: { opponentId?: string }) {
  const past = useInfiniteQuery(
    pastDancesQuery({ limit: onePage, ...(opponentId !== undefined && { opponentId }) }),
  );
  const games = past.data?.pages.flatMap((page) => page.games) ?? [];
  return (
    <>
      {past.isPending && <Skeleton look="card" />}
      <DanceList
        title="Finished"
        games={games.map((one) => ({
          gameId: one.gameId,
          opponent: one.opponent,
          line: pastLine(one),
          note: dates.format(new Date(one.endedAt)),
        }))}
      />
      <Fault>{past.error ? wordsFor(past.error) : undefined}</Fault>
      {(past.hasNextPage || past.isError) && (
        <Button
          look="outline"
          isBusy={past.isFetching}
          onClick={() => void (past.data ? past.fetchNextPage() : past.refetch())}
        >
          {past.isError ? 'Try again' : 'More'}
        </Button>
      )}
      {!past.isPending && (
        <ButtonLink to="/jinx/dance" look="outline">
          My dances
        </ButtonLink>
      )}
    </>
  );
}
