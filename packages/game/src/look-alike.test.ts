import { expect, test } from 'vitest';
import { confusableSkeleton, mixesLookAlikeAlphabets, replaceLookAlikes } from './look-alike.ts';

test.each([
  ['Cyrillic letters', 'авсԁеёһіїјкӏмпорԛгѕтиѵԝху', 'abcdeehiijklmnopqrstuvwxy'],
  ['Greek letters', 'αβεηικνορστυχγω', 'abenikvopotuxyw'],
  ['digits and signs', '0134578@$!|', 'oleastbasil'],
  ['Latin letters that Unicode does not decompose', 'ıłøß', 'ilob'],
  ['accents', 'Ünïcödé', 'unicode'],
  ['wide letters', 'Ｂｅｅ', 'bee'],
  ['what looks like nothing else', 'wasp 蜂', 'wasp 蜂'],
])('of %s the plain Latin letters remain', (_what, text, plain) => {
  expect(replaceLookAlikes(text)).toBe(plain);
});

test.each([
  ['Ill', '1i|'],
  ['modern', 'modem'],
  ['swing', 'svving'],
])('%s and %s look alike at a glance', (a, b) => {
  expect(confusableSkeleton(a)).toBe(confusableSkeleton(b));
});

test('letters that differ at a glance stay different', () => {
  expect(confusableSkeleton('born wave mind')).toBe('bom wave mlnd');
});

test.each([
  ['wаve', true],
  ['ωave', true],
  ['wave', false],
  ['волна', false],
  ['日本 Bee', false],
])('%s mixes alphabets that look alike: %s', (text, expected) => {
  expect(mixesLookAlikeAlphabets(text)).toBe(expected);
});
