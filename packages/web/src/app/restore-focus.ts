import { useLayoutEffect } from 'react';

/** The focused link: its address, and its index among the links with that address. */
let savedFocus = { address: '', place: -1 };

const linksTo = (address: string) =>
  [...document.links].filter((link) => link.getAttribute('href') === address);

export function saveFocus(): void {
  const focused = document.activeElement;
  const address = focused?.getAttribute('href') ?? '';
  savedFocus = { address, place: linksTo(address).indexOf(focused as HTMLAnchorElement) };
}

/** When a tree replaces the prerendered one, the focus stays on the same link. */
export function useRestoreFocus(): void {
  useLayoutEffect(() => {
    linksTo(savedFocus.address)[savedFocus.place]?.focus();
    return saveFocus;
  }, []);
}
