import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { isPlainClick } from './is-plain-click.ts';
import { Link, NavLink } from './Link.tsx';

const shownAt = (address: string, link: ReactNode) =>
  renderToStaticMarkup(createElement(StaticRouter, { at: address }, link));

test('a link has an href', () => {
  expect(shownAt('/hive', createElement(Link, { to: '/jinx/daily?puzzleNumber=3' }))).toBe(
    '<a href="/jinx/daily?puzzleNumber=3"></a>',
  );
  expect(shownAt('/admin/theme-lab', createElement(Link, { to: '?only=seal' }))).toBe(
    '<a href="/admin/theme-lab?only=seal"></a>',
  );
});

test.each([
  ['/jinx/dance', false, true],
  ['/jinx/dance/a1', false, true],
  ['/jinx/dancers', false, false],
  ['/jinx/dance/a1', true, false],
])('at %s, exact: %s, the link is current: %s', (address, end, isCurrent) => {
  const shown = shownAt(address, createElement(NavLink, { to: '/jinx/dance', end }));
  expect(shown.includes('aria-current="page"')).toBe(isCurrent);
});

const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test('only a plain click is handled by the app', () => {
  expect(isPlainClick(plain, undefined)).toBe(true);
  expect(isPlainClick(plain, '_blank')).toBe(false);
  expect(isPlainClick({ ...plain, button: 1 }, undefined)).toBe(false);
  for (const key of ['metaKey', 'altKey', 'ctrlKey', 'shiftKey']) {
    expect(isPlainClick({ ...plain, [key]: true }, undefined)).toBe(false);
  }
});
