import { useEffect, useState } from 'react';

export type CopyOutcome = 'copied' | 'refused';

const joyMs = 2500;

/** What came of the last copy. Joy passes by itself; a refusal stays until something else is tried. */
export function useCopyOutcome() {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(setOutcome, joyMs, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}
