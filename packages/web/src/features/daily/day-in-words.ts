import { readersEnglish } from '../../platform/readers-english.ts';

/** "Sunday, 15 November", or as the reader's English has it. */
export function dayInWords(date: string): string {
  return new Date(`${date}T12:00:00`).toLocaleDateString(readersEnglish, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}
