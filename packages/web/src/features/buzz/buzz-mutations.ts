import type { BuzzPost } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { optimisticMutation } from '../../api/optimistic-mutation.ts';
import { listKey } from '../../api/version.ts';
import { hasBrowserOptOut } from '../../domain/consent/consent.ts';
import { requestConsent } from '../../domain/consent/request-consent.ts';
import { groupsQuery } from '../../domain/hives/groups.ts';
import { findCachedPost, replaceCachedPost } from './buzz-queries.ts';
import { clearDraftIdempotencyKey, draftIdempotencyKey } from './draft-idempotency-key.ts';

export interface PostDraft {
  text: string;
  groupId: string | undefined;
  puzzleNumber: number | undefined;
}

/** Idempotent: the same draft sent again is the same post, even after a reload. */
export const createPostMutation = (cache: QueryClient, onPosted: (posted: PostDraft) => void) =>
  mutationOptions({
    mutationFn: async (draft: PostDraft) => {
      // The answer doesn't matter for the post.
      if (!hasBrowserOptOut()) await requestConsent('buzz');
      return call('postBuzz', { body: draft, idempotencyKey: draftIdempotencyKey(draft) });
    },
    onSuccess: async (_reply, draft) => {
      clearDraftIdempotencyKey();
      onPosted(draft);
      await cache.invalidateQueries({ queryKey: ['buzz', listKey] });
    },
    // A refusal may mean that the player has left the hive meanwhile.
    onError: () => cache.invalidateQueries(groupsQuery),
  });

export const deletePostMutation = (cache: QueryClient, buzzId: string) =>
  mutationOptions({
    mutationFn: () => call('deleteBuzz', { params: { buzzId } }),
    onSuccess: () => replaceCachedPost(cache, buzzId, undefined),
  });

export const reportPost = (buzzId: string, reason: string) =>
  call('reportBuzz', { params: { buzzId }, body: { reason } });

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

export function applyReaction(post: BuzzPost, reaction: Reaction | null): BuzzPost {
  const { myReaction, ...rest } = post;
  const counts = { ...post.reactions };
  if (myReaction) addTo(counts, myReaction, -1);
  if (reaction === null) return { ...rest, reactions: counts };
  addTo(counts, reaction, 1);
  return { ...rest, reactions: counts, myReaction: reaction };
}

function addTo(counts: BuzzPost['reactions'], reaction: Reaction, change: number): void {
  const count = (counts[reaction] ?? 0) + change;
  if (count > 0) counts[reaction] = count;
  else delete counts[reaction];
}
