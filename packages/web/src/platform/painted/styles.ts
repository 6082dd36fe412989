/** What the painter writes instead of `style`, which the content policy forbids in a page's source. */
export const paintedStyle = 'data-style';

/** Gives each element its style. */
export function applyPaintedStyles(): void {
  const styled = document.querySelectorAll<HTMLElement | SVGElement>(`[${paintedStyle}]`);
  for (const element of styled) {
    element.style.cssText = element.getAttribute(paintedStyle) ?? '';
    element.removeAttribute(paintedStyle);
  }
}

/** Calls back with each part of the page as it is parsed, before it is seen. Runs in the head. */
export function whileParsing(apply: () => void): void {
  const observer = new MutationObserver(apply);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    observer.disconnect();
  });
}
