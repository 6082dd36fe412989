import { parseWord, wordFaultMessage } from '@bee-jinx/game';
import { useState } from 'react';

/** State of a text field for a word that may be left empty. */
export function useOptionalWord() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return {
    field: {
      value: text,
      fault,
      autoCapitalize: 'none',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        setText(currentTarget.value);
        setFault(undefined);
      },
    },
    /** `ok` is false, and the fault shown, if the text is not a word. */
    read(): { ok: boolean; word?: string } {
      if (text.trim() === '') return { ok: true };
      const ruling = parseWord(text);
      if (ruling.ok) return { ok: true, word: ruling.word };
      setFault(wordFaultMessage(ruling));
      return { ok: false };
    },
  };
}
