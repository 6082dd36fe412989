export const mascotTiming = {
  displayMs: 1500,
  animationMs: 800,
  bubbleDelayMs: 100,
} as const;

export const mascotBlurPx = { overlay: 8, provider: 2 } as const;
