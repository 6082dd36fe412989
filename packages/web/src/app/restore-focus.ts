import { useLayoutEffect } from 'react';

/** Finds the same link in another tree. Either may differ there: the text of *Play*, or where it leads. */
const traits = [
  (link: Element) => link.textContent,
  (link: Element) => link.getAttribute('href') ?? '',
];

/** By each trait: its value, and the index among the links that share it. */
let savedFocus: { value: string; index: number }[] = [];

function saveFocus(): void {
  const focused = document.activeElement;
  savedFocus = traits.flatMap((trait) => {
    if (!(focused instanceof HTMLAnchorElement)) return [];
    const value = trait(focused);
    return { value, index: linksWith(trait, value).indexOf(focused) };
  });
}

/** When the screens start anew with another identity, the focus stays on the same link. */
export function useRestoreFocus(): void {
  useLayoutEffect(() => {
    const found = savedFocus.map(({ value, index }, at) => {
      const trait = traits[at];
      return trait && linksWith(trait, value)[index];
    });
    found.find((link) => link !== undefined)?.focus();
    return saveFocus;
  }, []);
}

function linksWith(trait: (link: Element) => string, value: string) {
  return [...document.links].filter((link) => trait(link) === value);
}
