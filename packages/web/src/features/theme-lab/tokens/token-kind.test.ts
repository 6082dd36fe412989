import { expect, test } from 'vitest';
import { detectTokenKind, splitHex } from './token-kind.ts';

test.each([
  ['ink', '#2a190b', 'colour'],
  ['scrim', '#0009', 'colour'],
  ['cta', 'transparent', 'colour'],
  ['t-15', '0.9375rem', 'length'],
  ['s-1', '4px', 'length'],
  ['ease-out', 'cubic-bezier(0.2, 0.7, 0.2, 1)', 'easing'],
  ['font-ui', 'system-ui, sans-serif', 'font'],
  ['shadow-1', '0 1px 2px #5a3a0d26', 'shadow'],
  ['layer', '5', undefined],
])('--%s: %s is of the kind %s', (name, value, kind) => {
  expect(detectTokenKind(name, value)).toBe(kind);
});

test.each([
  ['#FFF', '#ffffff', ''],
  ['#0009', '#000000', '99'],
  ['#2a190b', '#2a190b', ''],
  ['#2a190b99', '#2a190b', '99'],
])('%s is %s and %j', (value, opaque, alpha) => {
  expect(splitHex(value)).toEqual({ opaque, alpha });
});

test.each(['red', 'transparent', '#12345', 'var(--ink)'])(
  '%s is no hex colour to split',
  (value) => {
    expect(splitHex(value)).toBeUndefined();
  },
);
