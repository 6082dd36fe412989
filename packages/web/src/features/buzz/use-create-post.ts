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

/** Sends a draft. The same draft sent again, after a fault and even after a reload, is the same post. */
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

/** Whatever the answer is, the post goes out. */
async function askForConsentBeforeFirstPost(): Promise<void> {
  if (!hasBrowserOptOut()) await requestConsent('buzz');
}
