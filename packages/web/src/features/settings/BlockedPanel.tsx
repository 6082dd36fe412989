import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { blockedQuery } from '../../domain/friends/friends.ts';
import { unblockMutation } from '../../domain/friends/mutations.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './BlockedPanel.module.css';

export function BlockedPanel() {
  const { userId } = usePlayer();
  const { data, error } = useQuery(blockedQuery(userId));
  const unblock = useMutation(unblockMutation(useQueryClient()));
  const fault = unblock.error ?? error;
  return (
    <Stack gap={4}>
      {!data && !error && <Skeleton />}
      {data?.blocked.length === 0 && (
        <MutedText>Nobody. You can block a player where you see them.</MutedText>
      )}
      {data && data.blocked.length > 0 && (
        <Stack as="ul" gap={2}>
          {data.blocked.map((player) => (
            <li key={player.userId} className={styles.row}>
              <Avatar userId={player.userId} name={player.displayName} size="s" isDecorative />
              <bdi className={styles.name}>{player.displayName}</bdi>
              <Button
                variant="outline"
                size="small"
                aria-label={`Unblock ${isolateBidi(player.displayName)}`}
                isBusy={unblock.isPending && unblock.variables === player.userId}
                onClick={() => unblock.mutate(player.userId)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </Stack>
      )}
      <Fault>{fault ? errorMessage(fault) : undefined}</Fault>
    </Stack>
  );
}
