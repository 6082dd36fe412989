import { type KeyboardEvent, useRef } from 'react';
import { nextRovingIndex } from '../roving-focus.ts';
import { findByTypeahead, typeaheadMs } from './typeahead.ts';

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
const isOpen = (item: Element) => item.getAttribute('aria-disabled') !== 'true';

export function focusItem(menu: Element, which: 'first' | 'last'): void {
  const items = itemsOf(menu).filter(isOpen);
  items.at(which === 'first' ? 0 : -1)?.focus();
}

export function useMenuKeys(close: () => void) {
  const typed = useRef({ letters: '', at: 0 });

  return (event: KeyboardEvent<HTMLElement>): void => {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item.matches(':focus'));
    if (event.key === 'Tab') {
      close();
      return;
    }
    const next = nextRovingIndex(event.key, { axis: 'vertical', open: items.map(isOpen), at });
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
      return;
    }
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isInWord = event.timeStamp - typed.current.at < typeaheadMs;
    const before = isInWord ? typed.current.letters : '';
    // A space belongs to a started word; otherwise it presses the item.
    if (!isLetter || (event.key === ' ' && before === '')) return;
    event.preventDefault();
    typed.current = { letters: before + event.key, at: event.timeStamp };
    const names = items.map((item) => item.textContent ?? '');
    const found = findByTypeahead(typed.current.letters, names, at);
    if (found !== undefined) items[found]?.focus();
  };
}
