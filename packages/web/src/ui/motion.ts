const reduced = '(prefers-reduced-motion: reduce)';

/** Whether things may move: asked at each use, since both answers can change. */
export function isMotionAllowed(): boolean {
  return document.documentElement.dataset.motion !== 'reduced' && !matchMedia(reduced).matches;
}

/** Says at once, and again at each change, whether things may move. Returns how to stop. */
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
