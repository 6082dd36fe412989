import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { InboxRow } from './InboxRow.tsx';
import { type Inbox, type InboxRange, inboxQuery, markAllRead } from './inbox-queries.ts';
import { markReadMutation } from './mark-read-mutation.ts';

const firstPage = 20;

export function InboxList({ onFollow }: { onFollow?: () => void }) {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const [extent, setExtent] = useState<InboxRange>('newest');
  const { data, error, refetch } = useQuery({
    ...inboxQuery(userId, extent),
    placeholderData: keepPreviousData,
  });
  const one = useMutation(markReadMutation(cache, userId));
  const all = useMutation({ mutationFn: (seen: Inbox) => markAllRead(cache, userId, seen) });
  const fault = all.error ?? error;

  if (!data && !error) {
    return (
      <div aria-busy="true" role="status" aria-label="The inbox is being fetched">
        <Skeleton variant="card" />
      </div>
    );
  }
  const notifications = data?.notifications ?? [];
  const mayHaveMore = extent === 'newest' && notifications.length >= firstPage;
  return (
    <Stack gap={4}>
      <Fault>{fault ? errorMessage(fault) : undefined}</Fault>
      {error && (
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {data?.notifications.length === 0 && (
        <EmptyState picture={<Bee pose="asleep" size={112} />} title="Nothing new">
          Invites, nudges and news of your dances end up here.
        </EmptyState>
      )}
      {data !== undefined && data.unreadCount > 0 && (
        <Button
          variant="outline"
          size="small"
          isBusy={all.isPending}
          onClick={() => all.mutate(data)}
        >
          Mark all as read
        </Button>
      )}
      <Stack as="ul" gap={2}>
        {notifications.map((notification) => (
          <li key={notification.notificationId}>
            <InboxRow
              notification={notification}
              onRead={() => {
                if (!notification.read) one.mutate(notification);
              }}
              onFollow={onFollow}
            />
          </li>
        ))}
      </Stack>
      {mayHaveMore && (
        <Button variant="outline" onClick={() => setExtent('all')}>
          Older ones
        </Button>
      )}
    </Stack>
  );
}
