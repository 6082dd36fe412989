import { useState } from 'react';

/** Whether the value has ever been another since this was first shown. */
export function useHasChanged(value: unknown): boolean {
  const [seen, setSeen] = useState({ value, changed: false });
  if (!Object.is(seen.value, value)) setSeen({ value, changed: true });
  return seen.changed || !Object.is(seen.value, value);
}
