const reduced = '(prefers-reduced-motion: reduce)';

export function isMotionAllowed(): boolean {
  return document.documentElement.dataset.motion !== 'reduced' && !matchMedia(reduced).matches;
}

/** Calls back at once and at each change. Returns a function that stops it. */
export function watchMotionAllowed(tell: (allowed: boolean) => void): () => void {
  const say = () => tell(isMotionAllowed());
  const system = matchMedia(reduced);
  const setting = new MutationObserver(say);
  system.addEventListener('change', say);
  setting.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  say();
  return () => {
    system.removeEventListener('change', say);
    setting.disconnect();
  };
}
