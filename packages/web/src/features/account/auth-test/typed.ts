import { createStore } from '../../../platform/store.ts';

/** Stays while identities come and go. Made up, so that one press makes an account. */
export const authTestFormValues = createStore({
  email: `tester-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}@example.org`,
  password: 'three quiet herons',
  code: '',
});
