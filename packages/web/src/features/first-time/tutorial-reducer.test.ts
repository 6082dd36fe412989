import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phaseDuration } from '../../domain/play/phase-durations.ts';
import {
  createTutorialState,
  currentRound,
  hintFor,
  isAnimating,
  type TutorialState,
  tutorialReducer,
} from './tutorial-reducer.ts';
import { beeWords, firstPair } from './tutorial-script.ts';
import { isSameWordForm } from './word-forms.ts';

const typeAndSay = (state: TutorialState, text: string) =>
  tutorialReducer(tutorialReducer(state, { type: 'type', text }), { type: 'say' });
const sayAndSkip = (state: TutorialState, text: string) =>
  tutorialReducer(typeAndSay(state, text), { type: 'skip' });

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéñß');
const part = fc.string({ unit: letter, minLength: 1, maxLength: 15 });
const ending = fc.constantFrom('', 's', 'es', 'ed', 'ing', "'s", 'y', 'er', '-like', ' dance');
/** Any word, and more often than by chance one that is near to what the bee has in mind. */
const anyWord = fc.oneof(
  part,
  fc.tuple(part, fc.constantFrom('-', "'", '’', ' '), part).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom(...beeWords.map(({ word }) => word)), ending).map((p) => p.join('')),
);
const freshWord = anyWord.filter((word) => begunWith(word).said !== undefined);
const begunWith = (word: string, replays = 0) => typeAndSay(createTutorialState(replays), word);

describe('round 1', () => {
  test('is a near miss, whatever is said', () => {
    fc.assert(
      fc.property(freshWord, fc.nat({ max: 9 }), (word, replays) => {
        const { said, phase } = begunWith(word, replays);
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
      expect(begunWith(word).said?.theirs).toBe('camel');
    },
  );

  test('makes the two words the next pair, and the trail takes it in', () => {
    const state = sayAndSkip(createTutorialState(), '  Sand ');
    expect(state).toMatchObject({
      phase: 'typing',
      pair: ['sand', 'water'],
      draft: '',
      said: undefined,
      trail: [{ round: 1, yours: 'sand', theirs: 'water', warmth: 64 }],
    });
    expect(currentRound(state)).toBe(2);
  });
});

describe('round 2', () => {
  test('is a jinx, whatever is said', () => {
    fc.assert(
      fc.property(freshWord, anyWord, (first, second) => {
        const state = sayAndSkip(createTutorialState(), first);
        const { said, fault } = typeAndSay(state, second);
        fc.pre(fault === undefined);
        expect(said).toMatchObject({ round: 2, theirs: said?.yours, warmth: 100 });
        expect(tutorialReducer(typeAndSay(state, second), { type: 'skip' }).phase).toBe('done');
      }),
    );
  });

  test('always has a hint that can be said', () => {
    fc.assert(
      fc.property(fc.oneof(freshWord, fc.constantFrom('beach', 'ship', 'island')), (first) => {
        const state = sayAndSkip(createTutorialState(), first);
        expect(sayAndSkip(state, hintFor(state) ?? '').phase).toBe('done');
      }),
    );
  });

  test.each(['sand', 'sands', 'water', 'watering', 'ocean', 'deserts'])(
    'refuses %s, which was there before',
    (word) => {
      const state = sayAndSkip(createTutorialState(), 'sand');
      expect(typeAndSay(state, word).fault).toBe('taken');
    },
  );

  test.each(['sandal', 'watermelon', 'oceanography'])('takes %s, which is another word', (word) => {
    expect(sayAndSkip(sayAndSkip(createTutorialState(), 'sand'), word).phase).toBe('done');
  });
});

test('a word that is refused stays to be mended, and the reason goes with the next letter', () => {
  const state = typeAndSay(createTutorialState(), 'Ocean!');
  expect(state).toMatchObject({ phase: 'typing', fault: 'odd', draft: 'Ocean!', said: undefined });
  expect(tutorialReducer(state, { type: 'type', text: 'Ocea' }).fault).toBeUndefined();
});

test('while a round is turned over, typing and saying change nothing', () => {
  const state = begunWith('sand');
  expect(typeAndSay(state, 'beach')).toBe(state);
});

test('time moves a round on, one phase after the other, and then waits', () => {
  const walk = (from: TutorialState) => {
    const phases = [from.phase];
    for (let now = from; isAnimating(now); phases.push(now.phase))
      now = tutorialReducer(now, { type: 'next' });
    return phases;
  };
  const reveal = ['sealing', 'turning', 'beat'];
  expect(walk(begunWith('sand'))).toEqual([...reveal, 'warming', 'typing']);
  const second = sayAndSkip(createTutorialState(), 'sand');
  expect(walk(typeAndSay(second, 'beach'))).toEqual([...reveal, 'jinx', 'done']);
});

test('only what moves lasts a time, and less of it without motion', () => {
  expect(phaseDuration('typing', true)).toBeUndefined();
  expect(phaseDuration('turning', true)).toBe(450);
  expect(phaseDuration('beat', true)).toBe(300);
  expect(phaseDuration('jinx', true)).toBe(2000);
  for (const phase of ['sealing', 'turning', 'beat'] as const) {
    expect(phaseDuration(phase, false)).toBeLessThanOrEqual(100);
  }
});

test('once more begins anew, and the bee has thought of something else', () => {
  const end = sayAndSkip(sayAndSkip(createTutorialState(), 'sky'), 'blue');
  const again = tutorialReducer(end, { type: 'restart' });
  expect(again).toEqual({ ...createTutorialState(), replays: 1 });
  expect(again.pair).toEqual(firstPair);
  expect(typeAndSay(again, 'sky').said?.theirs).not.toBe(begunWith('sky').said?.theirs);
});
