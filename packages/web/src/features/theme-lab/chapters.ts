import { charts } from './chapters/charts.ts';
import { controls } from './chapters/controls.ts';
import { dataDisplay } from './chapters/data-display.ts';
import { overlays } from './chapters/over-the-page.ts';
import { theBee } from './chapters/the-bee.ts';
import { theGame } from './chapters/the-game.ts';
import { miscellaneous } from './chapters/the-rest.ts';
import type { LabChapter } from './Section.tsx';

/** What the lab shows, in its order. */
export const chapters: LabChapter[] = [
  theBee,
  theGame,
  controls,
  dataDisplay,
  charts,
  overlays,
  miscellaneous,
];
