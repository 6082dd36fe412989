import { useState } from 'react';
import { keptInTab } from './kept.ts';

/**
 * Text in the making: a reload of the tab doesn't lose it, nor a look at another screen. The key names whose
 * it is, as the next one in this tab may be somebody else.
 */
export function useDraft(key: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => keptInTab.read(key) ?? '');
  function write(next: string): void {
    setText(next);
    if (next === '') keptInTab.remove(key);
    else keptInTab.write(key, next);
  }
  return [text, write];
}
