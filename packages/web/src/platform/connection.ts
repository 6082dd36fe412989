import { createStore } from './store.ts';

/** Whether live signals reach this browser: not yet, now, or not any more. */
export const connection = createStore<'connecting' | 'online' | 'reconnecting'>('connecting');
