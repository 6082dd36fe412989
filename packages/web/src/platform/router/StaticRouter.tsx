import type { ReactNode } from 'react';
import { resolvePath } from './location.ts';
import { RouterContext } from './router-context.tsx';

const nowhere = { push: () => {}, replace: () => {} };

/** For tests of single components. */
export function StaticRouter({ at = '/', children }: { at?: string; children?: ReactNode }) {
  const location = { ...resolvePath(at), state: null, key: 'default' };
  return (
    <RouterContext value={{ location, action: 'POP', navigator: nowhere, params: {} }}>
      {children}
    </RouterContext>
  );
}
