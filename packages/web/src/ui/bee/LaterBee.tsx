import { laterPart } from '../../platform/later-part.tsx';

/** The bee on a screen whose first tap doesn't wait for its drawing. */
export const LaterBee = laterPart(async () => (await import('./bees.ts')).Bee);
export const LaterBeePeek = laterPart(async () => (await import('./bees.ts')).BeePeek);
