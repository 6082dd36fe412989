import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { listKey } from '../../../api/version.ts';
import { cacheSwarm, hiveSwarmQuery, startHiveSwarm } from '../../../domain/swarm/swarm.ts';
import { swarmPath } from '../../../domain/swarm/swarm-paths.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RowLink } from '../../../ui/row/Row.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './HiveDay.module.css';
import { hiveSwarmLine } from './hive-swarm-line.ts';

/** Above the tabs of a phone, so that nobody has to look for it: to the table, or to where one is started. */
export function HiveSwarmRow({ groupId, startAt }: { groupId: string; startAt: string }) {
  const { data: swarm, error } = useQuery(hiveSwarmQuery(groupId));
  if (swarm === undefined) return error ? null : <Skeleton variant="card" />;
  const isOpen = swarm !== null && swarm.status !== 'over';
  return (
    <RowLink
      to={isOpen ? swarmPath(swarm.code) : startAt}
      isDue={isOpen && swarm.word === undefined}
      mark={<Icon name="person" />}
      end={<Icon name="forward" />}
    >
      <RowText name="The hive’s swarm">
        <RowLine>{hiveSwarmLine(swarm)}</RowLine>
      </RowText>
    </RowLink>
  );
}

/** The hive's swarm over days: everybody says a word when they come by. */
export function HiveSwarm({ groupId }: { groupId: string }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data: swarm } = useQuery(hiveSwarmQuery(groupId));
  const start = useMutation({
    mutationFn: () => startHiveSwarm(groupId),
    onSuccess: ({ swarm: created }) => {
      cacheSwarm(cache, created);
      void cache.invalidateQueries({ queryKey: ['buzz', listKey] });
      void navigate(swarmPath(created.code));
    },
  });
  if (swarm === undefined) return null;
  const isOpen = swarm !== null && swarm.status !== 'over';
  return (
    <Stack as="section" gap={3}>
      <SectionHead>The hive’s swarm</SectionHead>
      <p className={styles.line}>{hiveSwarmLine(swarm)}</p>
      {swarm && (
        <ButtonLink
          to={swarmPath(isOpen ? swarm.code : swarm.swarmId)}
          variant={isOpen && swarm.word === undefined ? 'honey' : 'outline'}
        >
          {!isOpen
            ? 'How it went'
            : swarm.word === undefined
              ? 'Say your word'
              : 'Look at the table'}
        </ButtonLink>
      )}
      {!isOpen && (
        <Button variant="outline" isBusy={start.isPending} onClick={() => start.mutate()}>
          Start a swarm for the hive
        </Button>
      )}
      <Fault>{start.error ? errorMessage(start.error) : undefined}</Fault>
    </Stack>
  );
}
