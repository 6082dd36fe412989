import { describe, expect, test } from 'vitest';
import { createSmallWorld } from './testing/small-world.ts';

describe('lines of inflections', () => {
  const world = createSmallWorld({
    lexicon: [
      'egg',
      'eggs',
      'bicycle',
      'bicycles',
      'bike',
      'bikes',
      'velo',
      'ran\trun',
      'run',
      'running',
    ],
    inflections: [
      '# egg: bike',
      'egg: eggs zzyzx',
      'bicycle: bicycles',
      'bike: bikes',
      'zzyzx: run',
      'run: running',
      'velo',
    ],
    variants: ['bike: bicycle velo'],
  });
  const bases = (...words: string[]) =>
    words.map((word) => {
      const base = world.inflections.baseOf(word);
      return base === undefined ? undefined : world.lexicon.word(base);
    });

  test('name a base and its forms; unknown words and comments count for nothing', () => {
    expect(bases('egg', 'eggs', 'ran', 'run', 'running', 'zzyzx')).toEqual([
      'egg',
      'egg',
      'run',
      'run',
      'run',
      undefined,
    ]);
  });

  test('a variant takes its own forms along', () => {
    expect(bases('bike', 'bikes', 'bicycle', 'bicycles', 'velo')).toEqual(Array(5).fill('bike'));
    const lemma = world.lexicon.lemma('bicycles') as number;
    expect(world.lexicon.word(world.inflections.baseOfLemma(lemma))).toBe('bike');
  });

  test('tell what is one word; an unknown one is not even itself', () => {
    expect(world.inflections.areOneWord('bicycles', 'bikes')).toBe(true);
    expect(world.inflections.areOneWord('egg', 'run')).toBe(false);
    expect(world.inflections.areOneWord('zzyzx', 'zzyzx')).toBe(false);
  });

  test('the first and the last word of the lexicon are taken along too', () => {
    const { inflections: chained, lexicon: few } = createSmallWorld({
      lexicon: ['forms', 'form', 'base', 'shapes', 'shape'],
      inflections: ['form: forms', 'shapes: shape'],
      variants: ['base: form', 'base: shapes'],
    });
    const base = few.lemma('base');
    expect(['forms', 'form', 'shapes', 'shape'].map((word) => chained.baseOf(word))).toEqual(
      Array(4).fill(base),
    );
  });
});
