import { useState } from 'react';
import { safeSessionStorage } from './safe-storage.ts';

/** How the key of every draft begins. */
export const draftPrefix = 'draft.';

type Draft = [
  text: string,
  write: (text: string) => void,
  /** That text is saved; what was typed since stays a draft. */
  arrived: (text: string) => void,
];

/**
 * A draft in session storage: it survives a reload and navigation. The key contains its player. `saved` is the
 * text that the draft changes.
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
