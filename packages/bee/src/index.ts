export { type Bee, loadBee } from './bee.ts';
export { newcomerName } from './newcomer-names.ts';
