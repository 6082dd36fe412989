export { HoneyBurst } from '../../../domain/play/HoneyBurst.tsx';
export { OutcomeScene } from './OutcomeScene.tsx';
export { prefetchResult } from './prefetch-result.ts';
export { Result } from './Result.tsx';
