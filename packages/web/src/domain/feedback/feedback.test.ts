import { describe, expect, test } from 'vitest';
import { emptyDraft, maxFeedbackCharacters, textFault, toFeedback } from './feedback.ts';

describe('the text', () => {
  test.each(['', '   ', '\n\t '])('%j is refused', (text) => {
    expect(textFault(text)).toBe('Write a few words first.');
  });

  test('may have as many characters as people count', () => {
    expect(textFault('👩‍👩‍👧‍👦'.repeat(maxFeedbackCharacters))).toBeUndefined();
    expect(textFault('👩‍👩‍👧‍👦'.repeat(maxFeedbackCharacters + 1))).toContain('too long');
  });

  test('isn’t too long by the white space around it', () => {
    expect(textFault(` ${'a'.repeat(maxFeedbackCharacters)}\n`)).toBeUndefined();
  });
});

describe('what is sent', () => {
  const place = { screen: '/jinx/daily', version: '0.1.0' };

  test('is trimmed, and leaves out what wasn’t given', () => {
    expect(toFeedback({ ...emptyDraft, text: ' More bees. ', contact: '  ' }, place)).toEqual({
      kind: 'idea',
      text: 'More bees.',
      screen: '/jinx/daily',
      version: '0.1.0',
    });
  });

  test('has the contact and the screenshot that were added', () => {
    const screenshot = new File(['…'], 'bug.png', { type: 'image/png' });
    const draft = { kind: 'bug', text: 'It fell.', contact: ' me@hive ', screenshot } as const;
    expect(toFeedback(draft, place)).toEqual({ ...draft, contact: 'me@hive', ...place });
  });
});
