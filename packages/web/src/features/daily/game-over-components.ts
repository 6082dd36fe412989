export { HoneyBurst } from '../../domain/play/HoneyBurst.tsx';
export { OutcomeScene } from './OutcomeScene.tsx';
export { PathMap } from './result/PathMap.tsx';
export { prefetchResult } from './result/prefetch-result.ts';
export { Result } from './result/Result.tsx';
