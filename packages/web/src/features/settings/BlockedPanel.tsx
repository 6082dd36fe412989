import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { blockedQuery } from '../../api/friends.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { isolated } from '../../ui/modals/friend/friend.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BlockedPanel.module.css';

/** Whom I keep away, and the way to take that back. */
export function BlockedPanel({ userId }: { userId: string }) {
  const cache = useQueryClient();
  const { data, error } = useQuery(blockedQuery(userId));
  const unblock = useMutation({
    mutationFn: (otherId: string) => call('unblockPlayer', { body: { userId: otherId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['friends'] }),
  });
  const fault = unblock.error ?? error;
  return (
    <Panel title="Blocked players">
      {!data && !error && <Skeleton />}
      {data?.blocked.length === 0 && (
        <p className={styles.text}>Nobody. You can block a player where you see them.</p>
      )}
      {data && data.blocked.length > 0 && (
        <ul className={styles.list}>
          {data.blocked.map((player) => (
            <li key={player.userId} className={styles.row}>
              <Avatar userId={player.userId} name={player.displayName} size="s" isDecorative />
              <bdi className={styles.name}>{player.displayName}</bdi>
              <Button
                look="outline"
                size="small"
                aria-label={`Unblock ${isolated(player.displayName)}`}
                isBusy={unblock.isPending && unblock.variables === player.userId}
                onClick={() => unblock.mutate(player.userId)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fault>{fault ? wordsFor(fault) : undefined}</Fault>
    </Panel>
  );
}
