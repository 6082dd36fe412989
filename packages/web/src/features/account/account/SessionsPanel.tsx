import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { AccountList, AccountListItem } from './AccountList.tsx';
import { formatWhen } from './format-when.ts';
import { sessionsQuery } from './sessions-query.ts';

export function SessionsPanel() {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const sessions = useQuery(sessionsQuery(userId));
  const refetchSessions = () =>
    cache.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
  const end = useMutation({
    mutationFn: (sessionId: string) => call('endSession', { params: { sessionId } }),
    onSettled: refetchSessions,
  });
  const endOthers = useMutation({
    mutationFn: () => call('endOtherSessions'),
    onSettled: refetchSessions,
  });
  const error = sessions.error ?? end.error ?? endOthers.error;
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;

  return (
    <Panel title="Where you are signed in">
      {sessions.isPending && <Skeleton lines={2} />}
      <AccountList>
        {sessions.data?.map(({ sessionId, device = 'Some device', seenAt, current }) => (
          <AccountListItem key={sessionId} name={device} note={`Seen ${formatWhen(seenAt)}`}>
            {current ? (
              <Badge look="leaf">This one</Badge>
            ) : (
              <Button
                look="outline"
                size="small"
                aria-label={`End ${device}, seen ${formatWhen(seenAt)}`}
                isBusy={end.isPending && end.variables === sessionId}
                onClick={() => {
                  endOthers.reset();
                  end.mutate(sessionId);
                }}
              >
                End
              </Button>
            )}
          </AccountListItem>
        ))}
      </AccountList>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
      {hasOthers && (
        <Button
          look="outline"
          isBusy={endOthers.isPending}
          onClick={() => {
            end.reset();
            endOthers.mutate();
          }}
        >
          Sign out everywhere else
        </Button>
      )}
    </Panel>
  );
}
