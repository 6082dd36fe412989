import type { BuzzPost } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { shownAtOnce } from '../../api/shown-at-once.ts';
import { replacePost, shownPost } from './buzz-queries.ts';
import { reacted } from './reacted.ts';

/** A tap is seen at once, and taken back if the server says no. */
export const reacting = (cache: QueryClient, buzzId: string) =>
  shownAtOnce<Reaction | null, BuzzPost>(cache, {
    mutationKey: ['react', buzzId],
    ask: async (reaction) =>
      (await call('reactToBuzz', { params: { buzzId }, body: { reaction } })).buzz,
    read: () => shownPost(cache, buzzId),
    show: (post) => replacePost(cache, buzzId, post),
    wished: reacted,
    isCoveredBy: () => true,
  });
