import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.ts';
import { listed } from '../../api/version.ts';
import { isAnsweredByBrowser } from '../../platform/consent.ts';
import { askForConsent } from '../../platform/consent-question.ts';
import { newKey } from '../../platform/new-key.ts';

export interface Draft {
  text: string;
  groupId: string | undefined;
  puzzleNumber: number | undefined;
}

/** Sends a draft. The same draft sent again, after a fault, is the same post. */
export function usePost(onPosted: () => void) {
  const cache = useQueryClient();
  const sent = useRef({ draft: '', key: '' });
  return useMutation({
    mutationFn: async (draft: Draft) => {
      await askBeforeFirstPost();
      const written = JSON.stringify(draft);
      if (sent.current.draft !== written) sent.current = { draft: written, key: newKey() };
      return call('postBuzz', { body: draft, idempotencyKey: sent.current.key });
    },
    onSuccess: async () => {
      sent.current = { draft: '', key: '' };
      onPosted();
      await cache.invalidateQueries({ queryKey: ['buzz', listed] });
    },
  });
}

/** Whatever the answer is, the post goes out. */
async function askBeforeFirstPost(): Promise<void> {
  if (!isAnsweredByBrowser()) await askForConsent('buzz');
}
