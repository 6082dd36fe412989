import type { WordFault } from './parse-tutorial-word.ts';

/** All texts of this screen: under 85 words, so that players start playing soon. */
export const copy = {
  title: 'How to play',
  ask: 'Warm-up! Link both in one word: the one you think I’ll say.',
  near: '64 is warm, 100 is the same word. Our two words are the next pair.',
  stuck: (hint: string) => `Stuck? Try ${hint}`,
  trail: 'The trail',
  skip: 'Skip',
  jinx: 'Jinx!',
  gift: 'That was a gift. In the game I seal first.',
  play: 'Play today’s pair',
  again: 'Once more',
} as const;

export const wordFaultMessages: Record<WordFault, string> = {
  empty: 'Type a word first.',
  odd: 'One word, letters only.',
  long: 'Thirty letters, tops.',
  taken: 'Taken. Try another.',
};
