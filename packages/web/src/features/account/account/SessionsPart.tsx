import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { usePlayer } from '../../../api/player.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Entries, Entry } from './Entry.tsx';
import { sessionsQuery } from './sessions-query.ts';
import { whenWords } from './when-words.ts';

export function SessionsPart() {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const sessions = useQuery(sessionsQuery(userId));
  const lookAgain = () => cache.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
  const end = useMutation({
    mutationFn: (sessionId: string) => call('endSession', { params: { sessionId } }),
    onSettled: lookAgain,
  });
  const endOthers = useMutation({
    mutationFn: () => call('endOtherSessions'),
    onSettled: lookAgain,
  });
  const error = sessions.error ?? end.error ?? endOthers.error;
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;

  return (
    <Panel title="Where you are signed in">
      {sessions.isPending && <Skeleton lines={2} />}
      <Entries>
        {sessions.data?.map(({ sessionId, device = 'Some device', seenAt, current }) => (
          <Entry key={sessionId} name={device} note={`Seen ${whenWords(seenAt)}`}>
            {current ? (
              <Badge look="leaf">This one</Badge>
            ) : (
              <Button
                look="outline"
                size="small"
                aria-label={`End ${device}, seen ${whenWords(seenAt)}`}
                isBusy={end.isPending && end.variables === sessionId}
                onClick={() => {
                  endOthers.reset();
                  end.mutate(sessionId);
                }}
              >
                End
              </Button>
            )}
          </Entry>
        ))}
      </Entries>
      <Fault>{error ? wordsFor(error) : undefined}</Fault>
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
