import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlayState, playReducer } from '../../domain/play/play-reducer.ts';
import { wordFaultMessages } from './copy.ts';
import {
  createTutorial,
  hintFor,
  submitDraft,
  type TutorialState,
  tutorialPair,
} from './tutorial.ts';
import { beeWords, firstPair } from './tutorial-script.ts';
import { isSameWordForm } from './word-forms.ts';

const begin = (replays = 0): TutorialState => createPlayState(createTutorial(replays));
function typeAndSay(state: TutorialState, text: string): TutorialState {
  const typed = playReducer(state, { type: 'type', text });
  return submitDraft(typed).reduce<TutorialState>(playReducer, typed);
}
const sayAndSkip = (state: TutorialState, text: string) =>
  playReducer(typeAndSay(state, text), { type: 'skip' });

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéñß');
const part = fc.string({ unit: letter, minLength: 1, maxLength: 15 });
const ending = fc.constantFrom('', 's', 'es', 'ed', 'ing', "'s", 'y', 'er', '-like', ' dance');
/** Any word; some are derived from the bee's words. */
const anyWord = fc.oneof(
  part,
  fc.tuple(part, fc.constantFrom('-', "'", '’', ' '), part).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom(...beeWords.map(({ word }) => word)), ending).map((p) => p.join('')),
);
const freshWord = anyWord.filter((word) => begunWith(word).revealing !== undefined);
const begunWith = (word: string, replays = 0) => typeAndSay(begin(replays), word);

describe('round 1', () => {
  test('is a near miss, whatever is said', () => {
    fc.assert(
      fc.property(freshWord, fc.nat({ max: 9 }), (word, replays) => {
        const { revealing: said, phase } = begunWith(word, replays);
        expect(phase).toBe('sealing');
        expect(said?.warmth).toBe(64);
        expect(beeWords.map((one) => one.word)).toContain(said?.theirs);
        expect(isSameWordForm(said?.yours ?? '', said?.theirs ?? '')).toBe(false);
      }),
    );
  });

  test.each(['water', 'Water', 'waters', 'watered', 'watery', 'wåter', "water's", 'wat'])(
    'the bee keeps clear of %s',
    (word) => {
      expect(begunWith(word).revealing?.theirs).toBe('camel');
    },
  );

  test('adds its two words to the trail, as the next pair', () => {
    const state = sayAndSkip(begin(), '  Sand ');
    expect(state).toMatchObject({
      phase: 'typing',
      draft: '',
      revealing: undefined,
      trail: [{ round: 1, yours: 'sand', theirs: 'water', warmth: 64 }],
    });
    expect(tutorialPair(state)).toEqual(['sand', 'water']);
  });
});

describe('round 2', () => {
  test('is a jinx, whatever is said', () => {
    fc.assert(
      fc.property(freshWord, anyWord, (first, second) => {
        const state = sayAndSkip(begin(), first);
        const { revealing: said, refusal } = typeAndSay(state, second);
        fc.pre(refusal === undefined);
        expect(said).toMatchObject({ round: 2, theirs: said?.yours, warmth: 100 });
        expect(sayAndSkip(state, second).phase).toBe('over');
      }),
    );
  });

  test('always has a hint that can be said', () => {
    fc.assert(
      fc.property(fc.oneof(freshWord, fc.constantFrom('beach', 'ship', 'island')), (first) => {
        const state = sayAndSkip(begin(), first);
        expect(sayAndSkip(state, hintFor(state) ?? '').phase).toBe('over');
      }),
    );
  });

  test.each(['sand', 'sands', 'water', 'watering', 'ocean', 'deserts'])(
    'refuses %s, which was there before',
    (word) => {
      const state = sayAndSkip(begin(), 'sand');
      expect(typeAndSay(state, word).refusal?.text).toBe(wordFaultMessages.taken);
    },
  );

  test.each(['sandal', 'watermelon', 'oceanography'])('takes %s, which is another word', (word) => {
    expect(sayAndSkip(sayAndSkip(begin(), 'sand'), word).phase).toBe('over');
  });
});

test('a word that can’t be read is refused, and stays in the field', () => {
  const state = typeAndSay(begin(), 'Ocean!');
  expect(state).toMatchObject({
    phase: 'typing',
    refusal: { text: wordFaultMessages.odd },
    draft: 'Ocean!',
    revealing: undefined,
  });
});

test('a restart begins anew, and the bee thinks of another word', () => {
  const end = sayAndSkip(sayAndSkip(begin(), 'sky'), 'blue');
  const again = playReducer(end, { type: 'restart', game: createTutorial(1) });
  expect(again).toEqual(begin(1));
  expect(tutorialPair(again)).toEqual(firstPair);
  expect(typeAndSay(again, 'sky').revealing?.theirs).not.toBe(begunWith('sky').revealing?.theirs);
});
