import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsFor } from '../../api/error-copy.ts';
import { usePlayer } from '../../api/player.ts';
import { Button } from '../../ui/Button.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './InboxList.module.css';
import { InboxRow } from './InboxRow.tsx';
import { type Extent, type Inbox, inboxQuery, markAllRead, markRead } from './inbox-queries.ts';

const firstPage = 20;

/** `onFollow` is called when one of its links is taken. */
export function InboxList({ onFollow }: { onFollow?: () => void }) {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const [extent, setExtent] = useState<Extent>('newest');
  const { data, error, refetch } = useQuery({
    ...inboxQuery(userId, extent),
    placeholderData: keepPreviousData,
  });
  const one = useMutation({ mutationFn: (id: string) => markRead(cache, userId, id) });
  const all = useMutation({ mutationFn: (seen: Inbox) => markAllRead(cache, userId, seen) });
  const fault = all.error ?? error;

  if (!data && !error) {
    return (
      <div aria-busy="true" role="status" aria-label="The inbox is being fetched">
        <Skeleton look="card" />
      </div>
    );
  }
  const notifications = data?.notifications ?? [];
  const mayHaveMore = extent === 'newest' && notifications.length >= firstPage;
  return (
    <div className={styles.inbox}>
      <Fault>{fault ? wordsFor(fault) : undefined}</Fault>
      {error && (
        <Button look="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {data?.notifications.length === 0 && (
        <EmptyState picture={<Bee pose="asleep" size={112} />} title="Nothing new">
          Invites, nudges and news of your dances end up here.
        </EmptyState>
      )}
      {data !== undefined && data.unreadCount > 0 && (
        <Button look="outline" size="small" isBusy={all.isPending} onClick={() => all.mutate(data)}>
          Mark all as read
        </Button>
      )}
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <li key={notification.notificationId}>
            <InboxRow
              notification={notification}
              onRead={() => {
                if (!notification.read) one.mutate(notification.notificationId);
              }}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {mayHaveMore && (
        <Button look="outline" onClick={() => setExtent('all')}>
          Older ones
        </Button>
      )}
    </div>
  );
}
