/** The numbers of the mascot overlay, as the specification has them. */
export const mascotTiming = {
  /** How long it stands there after it has spoken, unless it waits for a choice. */
  displayMs: 1500,
  /** How long it slides, in and out. */
  animationMs: 800,
  /** Between its arrival and its words. */
  bubbleDelayMs: 100,
} as const;

/** How much it blurs what is behind it: on its own, and when the provider shows it. */
export const mascotBlurPx = { overlay: 8, provider: 2 } as const;
