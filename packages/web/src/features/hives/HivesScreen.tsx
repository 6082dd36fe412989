import { inviteCodeMessage, parseInviteCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';
import { groupsQuery } from '../../domain/hives/groups.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CodeForm } from '../../ui/code-form/CodeForm.tsx';
import { openLoaded } from '../../ui/dialog/open-loaded.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Column, Columns } from '../../ui/layout/Columns.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { groupErrorMessage } from './group-error-message.ts';
import { FriendsRow, HiveList, PastHives } from './HiveList.tsx';
import { joinRequestsQuery } from './hive-queries.ts';
import { JoinRequests, SentRequests } from './JoinRequests.tsx';

export const prefetch: ScreenPrefetch = ({ cache }) =>
  Promise.all([cache.prefetchQuery(groupsQuery), cache.prefetchQuery(joinRequestsQuery)]);

const loadCreateSheet = () => import('./create/CreateSheet.tsx');
const CreateSheet = lazy(loadCreateSheet);

function HivesScreen() {
  const groups = useQuery(groupsQuery);
  const requests = useQuery(joinRequestsQuery);
  /** Undefined until the sheet is first opened. */
  const [isCreating, setCreating] = useState<boolean>();
  const mine = groups.data?.filter(({ joined }) => joined) ?? [];
  const past = groups.data?.filter(({ joined }) => !joined) ?? [];
  const sent = requests.data?.sent ?? [];
  const isKnown = !groups.isPending && !requests.isPending;
  const isEmpty = groups.isSuccess && mine.length === 0 && sent.length === 0;

  return (
    <Screen title="Hives" art={<Bee pose="waving" onStage />}>
      <Fault>{faultOf(groups.error, requests.error)}</Fault>
      {(groups.error ?? requests.error) && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            void groups.refetch();
            void requests.refetch();
          }}
        >
          Try again
        </Button>
      )}
      {isKnown ? (
        <Columns shares={[1, 1]}>
          <Column>
            <JoinRequests requests={requests.data?.requests ?? []} />
            {isEmpty && (
              <EmptyState picture={<Bee pose="waving" size={120} />} title="No hive yet">
                A private group of up to 50. Same pair every day; see who thinks like whom.
              </EmptyState>
            )}
            <HiveList hives={mine} />
            <SentRequests requests={sent} />
          </Column>
          <Column>
            <Button
              variant={mine.length === 0 ? 'honey' : 'outline'}
              aria-haspopup="dialog"
              onClick={() => openLoaded(loadCreateSheet, () => setCreating(true))}
            >
              Start a hive
            </Button>
            <CodeForm
              label="Join with a code"
              advice={inviteCodeMessage}
              go="Look inside"
              addressOf={(typed) => {
                const read = parseInviteCode(typed);
                return read === undefined ? undefined : `/i/g/${read.code}?by=code`;
              }}
            />
            <FriendsRow />
            <PastHives hives={past} />
          </Column>
        </Columns>
      ) : (
        <Skeleton lines={4} />
      )}
      <Suspense>
        {isCreating !== undefined && (
          <CreateSheet isOpen={isCreating} onClose={() => setCreating(false)} />
        )}
      </Suspense>
    </Screen>
  );
}

/** When both requests fail, it is for the same reason, which is shown once. */
function faultOf(list: Error | null, requests: Error | null): string | undefined {
  if (list) return groupErrorMessage('listGroups', list);
  return requests ? groupErrorMessage('groupRequests', requests) : undefined;
}

export { HivesScreen as Component };
