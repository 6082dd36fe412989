import type { DailyHint } from '@bee-jinx/contract/browser';

export function hintMessage(hint: DailyHint): string {
  switch (hint.step) {
    case 1:
      return `It is ${hint.kind}.`;
    case 2:
      return `It begins with ${hint.firstLetter.toUpperCase()} and has ${hint.length} letters.`;
    case 3:
      return 'It is one of these three.';
  }
}

/** What a gentle game tells from round 3 on. */
export const firstLetterMessage = (letter: string): string =>
  `Gently: it begins with ${letter.toUpperCase()}.`;
