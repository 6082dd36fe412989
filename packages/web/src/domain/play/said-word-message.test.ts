import { expect, test } from 'vitest';
import { findSaidWord, saidWordMessage } from './said-word-message.ts';

const trail = [
  { yours: 'sand', theirs: 'water' },
  { yours: 'beach', theirs: 'rivers' },
];
const game = { start: ['ocean', 'desert'], trail, partner: 'The bee' };

test.each([
  ['ocean', 'ocean', [], '“ocean” is in the pair.'],
  ['oceans', 'ocean', [], '“ocean” is in the pair, which counts as the same.'],
  ['ocean', 'ocean', trail, '“ocean” was in the first pair.'],
  ['sand', 'sand', trail, 'You said “sand” in round 1.'],
  ['beaches', 'beach', trail, 'You said “beach” in round 2, which counts as the same.'],
  ['river', 'rivers', trail, 'The bee said “rivers” in round 2, which counts as the same.'],
  ['tide', 'tide', trail, '“tide” has been said in this game.'],
])('%s where %s was said', (word, said, rounds, message) => {
  expect(saidWordMessage(word, said, { ...game, trail: rounds })).toBe(message);
});

test('the other player of a dance is named', () => {
  const dance = { start: [], trail, partner: 'Sage Keeper' };
  expect(saidWordMessage('water', 'water', dance)).toBe('Sage Keeper said “water” in round 1.');
});

test('a word is found in any spelling', () => {
  expect(findSaidWord('café', { ...game, start: ['cafe'] })).toBe('cafe');
  expect(findSaidWord('tide', game)).toBeUndefined();
});
