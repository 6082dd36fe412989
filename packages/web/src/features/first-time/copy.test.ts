import { expect, test } from 'vitest';
import { copy, wordFaultMessages } from './copy.ts';
import { beeWords, firstHint } from './tutorial-script.ts';

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Every text that the screen can show; templates once for each time they appear. */
const everything = [
  ...Object.values(copy).filter((text) => typeof text === 'string'),
  ...['You said', 'Round 1', 'Round 2', 'The bee said', 'Your word', 'Seal my word'],
  copy.stuck(firstHint),
  copy.stuck(beeWords[0].hint),
  ...Object.values(wordFaultMessages),
];

test('the whole tutorial, refusals included, says less than 85 words', () => {
  const counted = Object.values(copy).filter((text) => typeof text === 'function').length;
  expect(counted).toBe(1);
  expect(everything.reduce((sum, text) => sum + countWords(text), 0)).toBeLessThan(85);
});
