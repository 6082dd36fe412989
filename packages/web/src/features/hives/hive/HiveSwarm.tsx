import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../api/error-message.ts';
import { cacheSwarm, hiveSwarmQuery, startHiveSwarm } from '../../../domain/swarm/swarm.ts';
import { swarmPath } from '../../../domain/swarm/swarm-paths.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './HiveDay.module.css';
import { hiveSwarmLine } from './hive-swarm-line.ts';

/** The hive's swarm over days: everybody says a word when they come by. */
export function HiveSwarm({ groupId }: { groupId: string }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data: swarm } = useQuery(hiveSwarmQuery(groupId));
  const start = useMutation({
    mutationFn: () => startHiveSwarm(groupId),
    onSuccess: ({ swarm: created }) => {
      cacheSwarm(cache, created);
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
          look={isOpen && swarm.word === undefined ? 'honey' : 'outline'}
        >
          {!isOpen
            ? 'How it went'
            : swarm.word === undefined
              ? 'Say your word'
              : 'Look at the table'}
        </ButtonLink>
      )}
      {!isOpen && (
        <Button look="outline" isBusy={start.isPending} onClick={() => start.mutate()}>
          Start a swarm for the hive
        </Button>
      )}
      <Fault>{start.error ? errorMessage(start.error) : undefined}</Fault>
    </Stack>
  );
}
