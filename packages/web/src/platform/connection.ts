import { createStore } from './store.ts';

/** Whether live signals reach this browser. Not yet counts as not any more. */
export const connection = createStore<'online' | 'reconnecting'>('reconnecting');
