import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { listed } from '../../api/version.ts';
import { isAnsweredByBrowser } from '../../platform/consent.ts';
import { askForConsent } from '../../platform/consent-question.ts';
import { forgetDraft, keyOfDraft } from './key-of-draft.ts';

export interface Draft {
  text: string;
  groupId: string | undefined;
  puzzleNumber: number | undefined;
}

/** Sends a draft. The same draft sent again, after a fault and even after a reload, is the same post. */
export function usePost(onPosted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (draft: Draft) => {
      await askBeforeFirstPost();
      return call('postBuzz', { body: draft, idempotencyKey: keyOfDraft(draft) });
    },
    onSuccess: async () => {
      forgetDraft();
      onPosted();
      await cache.invalidateQueries({ queryKey: ['buzz', listed] });
    },
  });
}

/** Whatever the answer is, the post goes out. */
async function askBeforeFirstPost(): Promise<void> {
  if (!isAnsweredByBrowser()) await askForConsent('buzz');
}
