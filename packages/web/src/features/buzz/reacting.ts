import type { BuzzPost } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { optimisticMutation } from '../../api/optimistic-mutation.ts';
import { findCachedPost, replaceCachedPost } from './buzz-queries.ts';
import { applyReaction } from './reacted.ts';

export const reactMutation = (cache: QueryClient, buzzId: string) =>
  optimisticMutation<Reaction | null, BuzzPost>(cache, {
    mutationKey: ['react', buzzId],
    submit: async (reaction) =>
      (await call('reactToBuzz', { params: { buzzId }, body: { reaction } })).buzz,
    read: () => findCachedPost(cache, buzzId),
    write: (post) => replaceCachedPost(cache, buzzId, post),
    applyChange: applyReaction,
    isSupersededBy: () => true,
  });
