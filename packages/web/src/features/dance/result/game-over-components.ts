export { HoneyBurst } from '../../../domain/play/HoneyBurst.tsx';
export { OutcomeScene } from './OutcomeScene.tsx';
export { Result } from './Result.tsx';
