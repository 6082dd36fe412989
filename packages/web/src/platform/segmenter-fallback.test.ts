import { afterEach, expect, test, vi } from 'vitest';
import { addSegmenterFallback } from './segmenter-fallback.ts';

const native = Intl.Segmenter;
const countOf = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

afterEach(() => void vi.unstubAllGlobals());

test('a browser without Intl.Segmenter counts code points', () => {
  vi.stubGlobal('Intl', {});
  addSegmenterFallback();
  expect(countOf('Zoë 🐝')).toBe(5);
  const [first] = new Intl.Segmenter().segment('Émile');
  expect(first?.segment).toBe('É');
});

test('a browser with Intl.Segmenter keeps it', () => {
  addSegmenterFallback();
  expect(Intl.Segmenter).toBe(native);
});
