/** What the painter writes instead of `style`, which the content policy forbids in a page's source. */
export const paintedStyle = 'data-style';

/** Gives each element its style as it is parsed, before it is painted. Runs in the head. */
export function applyPaintedStyles(): void {
  const apply = () => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      `[${paintedStyle}]`,
    )) {
      element.style.cssText = element.getAttribute(paintedStyle) ?? '';
      element.removeAttribute(paintedStyle);
    }
  };
  const observer = new MutationObserver(apply);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    observer.disconnect();
  });
}
