import { createStore } from './store.ts';

export const connection = createStore<'connecting' | 'online' | 'reconnecting'>('connecting');
