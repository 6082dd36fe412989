import { describe, expect, test } from 'vitest';
import { emptyDraft, maxFeedbackCharacters, textFault, toFeedback } from './feedback.ts';

describe('the text', () => {
  test.each(['', '   ', '\n\t '])('%j is refused', (text) => {
    expect(textFault(text)).toBe('Write a few words first.');
  });

  test('is limited in graphemes', () => {
    expect(textFault('👩‍👩‍👧‍👦'.repeat(maxFeedbackCharacters))).toBeUndefined();
    expect(textFault('👩‍👩‍👧‍👦'.repeat(maxFeedbackCharacters + 1))).toContain('too long');
  });

  test('is trimmed before it is counted', () => {
    expect(textFault(` ${'a'.repeat(maxFeedbackCharacters)}\n`)).toBeUndefined();
  });
});

describe('the request body', () => {
  const place = { screen: '/jinx/daily', version: '0.1.0' };

  test('is trimmed, and omits empty fields', () => {
    expect(toFeedback({ ...emptyDraft, text: ' More bees. ', contact: '  ' }, place)).toEqual({
      kind: 'idea',
      text: 'More bees.',
      screen: '/jinx/daily',
      version: '0.1.0',
    });
  });

  test('has the contact and the screenshot', () => {
    const screenshot = new File(['…'], 'bug.png', { type: 'image/png' });
    const draft = { kind: 'bug', text: 'It fell.', contact: ' me@hive ', screenshot } as const;
    expect(toFeedback(draft, place)).toEqual({ ...draft, contact: 'me@hive', ...place });
  });
});
