export { newcomerName } from './newcomer-names.ts';
