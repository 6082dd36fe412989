import type { ReactNode } from 'react';
import { LabContext, useLabState } from './use-lab.ts';

/** Holds what is being edited. Its children are drawn anew only where they ask for that. */
export function LabProvider({ children }: { children: ReactNode }) {
  return <LabContext value={useLabState()}>{children}</LabContext>;
}
