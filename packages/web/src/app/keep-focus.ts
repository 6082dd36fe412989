import { useLayoutEffect } from 'react';

/** The link that had the focus: where it leads, and which one of those that lead there it was. */
let held = { address: '', place: -1 };

const linksTo = (address: string) =>
  [...document.links].filter((link) => link.getAttribute('href') === address);

export function rememberFocus(): void {
  const focused = document.activeElement;
  const address = focused?.getAttribute('href') ?? '';
  held = { address, place: linksTo(address).indexOf(focused as HTMLAnchorElement) };
}

/** For a tree that takes another's place: who had the focus on a link there has it on the same one here. */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    linksTo(held.address)[held.place]?.focus();
    return rememberFocus;
  }, []);
}
