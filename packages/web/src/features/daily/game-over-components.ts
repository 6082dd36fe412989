export { HoneyBurst } from '../../domain/play/HoneyBurst.tsx';
export { OutcomeScene } from './OutcomeScene.tsx';
export { PathMap } from './result/PathMap.tsx';
export { Result } from './result/Result.tsx';
