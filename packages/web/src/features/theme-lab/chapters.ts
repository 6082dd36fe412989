import { controls } from './chapters/controls.ts';
import { figures } from './chapters/figures.ts';
import { overThePage } from './chapters/over-the-page.ts';
import { signs } from './chapters/signs.ts';
import { theBee } from './chapters/the-bee.ts';
import { theGame } from './chapters/the-game.ts';
import { theRest } from './chapters/the-rest.ts';
import type { LabChapter } from './Section.tsx';

/** What the lab shows, in its order. */
export const chapters: LabChapter[] = [
  theBee,
  theGame,
  controls,
  signs,
  figures,
  overThePage,
  theRest,
];
