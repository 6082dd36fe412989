import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../platform/use-draft.ts';
import { emptyDraft, type FeedbackDraft } from './feedback.ts';

/** What is being written stays until it has arrived, its text even over a reload of the tab. */
export function useFeedbackDraft(key: string, isSent: boolean) {
  const [text, writeText] = useDraft(key);
  const [rest, setRest] = useState(emptyDraft);

  const clear = useEffectEvent(() => {
    writeText('');
    setRest(emptyDraft);
  });
  useEffect(() => {
    if (isSent) clear();
  }, [isSent]);

  function change({ text: written, ...others }: Partial<FeedbackDraft>): void {
    if (written !== undefined) writeText(written);
    setRest((before) => ({ ...before, ...others }));
  }
  return { draft: { ...rest, text }, change };
}
