import { useLayoutEffect } from 'react';

/** The link that had the focus: where it leads, and which one of those that lead there it was. */
let savedFocus = { address: '', place: -1 };

const linksTo = (address: string) =>
  [...document.links].filter((link) => link.getAttribute('href') === address);

export function saveFocus(): void {
  const focused = document.activeElement;
  const address = focused?.getAttribute('href') ?? '';
  savedFocus = { address, place: linksTo(address).indexOf(focused as HTMLAnchorElement) };
}

/** For a tree that takes another's place: who had the focus on a link there has it on the same one here. */
export function useRestoreFocus(): void {
  useLayoutEffect(() => {
    linksTo(savedFocus.address)[savedFocus.place]?.focus();
    return saveFocus;
  }, []);
}
