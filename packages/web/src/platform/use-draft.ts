import { useState } from 'react';
import { safeSessionStorage } from './safe-storage.ts';

type Draft = [
  text: string,
  write: (text: string) => void,
  /** That text is saved now. What was written since stays a draft. */
  arrived: (text: string) => void,
];

/**
 * Text in the making: a reload of the tab doesn't lose it, nor a look at another screen. The key names whose
 * it is, as the next one in this tab may be somebody else. Where a text is saved already, a change of it is the draft.
 */
export function useDraft(key: string, saved = ''): Draft {
  const [draft, setDraft] = useState(() => safeSessionStorage.read(key));
  function write(next: string): void {
    setDraft(next === saved ? null : next);
    if (next === saved) safeSessionStorage.remove(key);
    else safeSessionStorage.write(key, next);
  }
  function markSaved(text: string): void {
    setDraft((now) => (now === text ? null : now));
    if (safeSessionStorage.read(key) === text) safeSessionStorage.remove(key);
  }
  return [draft ?? saved, write, markSaved];
}
