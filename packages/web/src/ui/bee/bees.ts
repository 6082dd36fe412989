/** What `LaterBee.tsx` loads, in one file. */
export { Bee } from './Bee.tsx';
export { BeePeek } from './BeePeek.tsx';
