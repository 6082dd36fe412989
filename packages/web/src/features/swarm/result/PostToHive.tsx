import type { Swarm } from '@bee-jinx/contract/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { listKey } from '../../../api/version.ts';
import { groupsQuery, hivePath } from '../../../domain/hives/groups.ts';
import { postSwarm } from '../../../domain/swarm/swarm.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

/** One tap for each hive of mine; a second tap is the same post. */
export function PostToHive({ swarm }: { swarm: Swarm }) {
  const { data: groups = [] } = useQuery(groupsQuery);
  const cache = useQueryClient();
  const [posted, setPosted] = useState<readonly string[]>([]);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (groupId: string) => postSwarm(swarm.swarmId, groupId),
    onSuccess: (_post, groupId) => {
      setPosted((before) => [...before, groupId]);
      return cache.invalidateQueries({ queryKey: ['buzz', listKey] });
    },
  });
  const mine = groups.filter(({ joined }) => joined);
  if (mine.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <SectionHead>Tell a hive</SectionHead>
      {mine.slice(0, 4).map(({ groupId, name }) =>
        posted.includes(groupId) ? (
          <ButtonLink key={groupId} to={hivePath(groupId)} variant="outline">
            Posted. See {name}
          </ButtonLink>
        ) : (
          <Button
            key={groupId}
            variant="outline"
            isBusy={isPending && variables === groupId}
            onClick={() => mutate(groupId)}
          >
            Post to {name}
          </Button>
        ),
      )}
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </Stack>
  );
}
