export { type Bee, loadBee } from './bee.ts';
export { createNewcomerName } from './newcomer-names.ts';
export { loadPuzzles, type Puzzle } from './puzzles/puzzle-file.ts';
export { type WordBee, withSpellingVariants } from './word-bee.ts';
export { isUnfitForPair, wordsBeeNeverSays } from './words-bee-never-says.ts';
