export { HoneyBurst } from '../../../ui/comb/HoneyBurst.tsx';
export { Closing } from './Closing.tsx';
export { Result } from './Result.tsx';
