const words = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const whenWords = (time: string): string => words.format(new Date(time));
