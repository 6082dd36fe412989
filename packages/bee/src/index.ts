export { type Bee, loadBee } from './bee.ts';
export { newcomerName } from './newcomer-names.ts';
export { loadPuzzles, type Puzzle } from './puzzles/puzzle-file.ts';
export { unsaid } from './unsaid.ts';
