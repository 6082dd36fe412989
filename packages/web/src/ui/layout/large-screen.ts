/** In CSS pixels at a text size of 100 %; `@media (min-width: 1440px)` in the style sheets. */
const largeScreenPx = 1440;

/** Larger text needs a larger screen. */
export const largeScreenQuery = (textSize: number): string =>
  `(min-width: ${(largeScreenPx * textSize) / 100}px)`;
