import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { sessionsQuery, useEndSessions } from '../account-queries.ts';
import list from './AccountList.module.css';

export function SessionsPanel() {
  const { userId } = usePlayer();
  const sessions = useQuery(sessionsQuery(userId));
  const { end, endOthers } = useEndSessions();
  const error = sessions.error ?? end.error ?? endOthers.error;
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;

  return (
    <Panel title="Where you are signed in">
      {sessions.isPending && <Skeleton lines={2} />}
      <Stack as="ul" gap={3}>
        {sessions.data?.map(({ sessionId, device = 'Unknown device', seenAt, current }) => (
          <li key={sessionId} className={list.entry}>
            <div>
              <p className={list.name}>{device}</p>
              <MutedText>Seen {formatDateTime(seenAt)}</MutedText>
            </div>
            {current ? (
              <Badge variant="leaf">This one</Badge>
            ) : (
              <Button
                variant="outline"
                size="small"
                aria-label={`End ${device}, seen ${formatDateTime(seenAt)}`}
                isBusy={end.isPending && end.variables === sessionId}
                onClick={() => {
                  endOthers.reset();
                  end.mutate(sessionId);
                }}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </Stack>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
      {hasOthers && (
        <Button
          variant="outline"
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
