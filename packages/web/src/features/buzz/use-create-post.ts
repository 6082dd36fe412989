import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { listKey } from '../../api/version.ts';
import { hasBrowserOptOut } from '../../domain/consent/consent.ts';
import { requestConsent } from '../../domain/consent/request-consent.ts';
import { clearDraftIdempotencyKey, draftIdempotencyKey } from './key-of-draft.ts';

export interface PostDraft {
  text: string;
  groupId: string | undefined;
  puzzleNumber: number | undefined;
}

/** Idempotent: the same draft sent again is the same post, even after a reload. */
export function useCreatePost(onPosted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (draft: PostDraft) => {
      await askForConsentBeforeFirstPost();
      return call('postBuzz', { body: draft, idempotencyKey: draftIdempotencyKey(draft) });
    },
    onSuccess: async () => {
      clearDraftIdempotencyKey();
      onPosted();
      await cache.invalidateQueries({ queryKey: ['buzz', listKey] });
    },
  });
}

/** The answer doesn't matter for the post. */
async function askForConsentBeforeFirstPost(): Promise<void> {
  if (!hasBrowserOptOut()) await requestConsent('buzz');
}
