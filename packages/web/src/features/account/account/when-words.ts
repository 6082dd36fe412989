import { readersEnglish } from '../../../platform/readers-english.ts';

const words = new Intl.DateTimeFormat(readersEnglish, { dateStyle: 'medium', timeStyle: 'short' });

export const whenWords = (time: string): string => words.format(new Date(time));
