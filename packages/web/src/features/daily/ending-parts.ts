export { HoneyBurst } from '../../ui/comb/HoneyBurst.tsx';
export { Closing } from './Closing.tsx';
export { PathMap } from './result/PathMap.tsx';
export { Result } from './result/Result.tsx';
