const reduced = '(prefers-reduced-motion: reduce)';

export function isMotionAllowed(): boolean {
  return document.documentElement.dataset.motion !== 'reduced' && !matchMedia(reduced).matches;
}

/** Calls back at once and at each change. Returns a function that stops it. */
export function watchMotionAllowed(onChange: (allowed: boolean) => void): () => void {
  const notify = () => onChange(isMotionAllowed());
  const system = matchMedia(reduced);
  const setting = new MutationObserver(notify);
  system.addEventListener('change', notify);
  setting.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  notify();
  return () => {
    system.removeEventListener('change', notify);
    setting.disconnect();
  };
}
