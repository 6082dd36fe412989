import { expect, test } from 'vitest';
import { insertLinkPreview } from './link-preview.ts';

const html =
  '<meta property="og:title" content="Bee Jinx" /><meta property="og:description" content="Two minds." />';

test('title and description are inserted', () => {
  expect(insertLinkPreview(html, { title: 'Jinx in 4', description: '⬡🍯' })).toBe(
    '<meta property="og:title" content="Jinx in 4" /><meta property="og:description" content="⬡🍯" />',
  );
});

test.each(['"><script>alert(1)</script>', '& $& $1', "it's"])('%s is escaped', (title) => {
  const made = insertLinkPreview(html, { title, description: '' });
  const content = /og:title" content="([^"]*)"/.exec(made)?.[1] ?? '';
  expect(content).not.toMatch(/[<>]/);
  const read = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(read).toBe(title);
});
