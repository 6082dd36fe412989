import { useState } from 'react';

/** Whether the value has changed since the first render. */
export function useHasChanged(value: unknown): boolean {
  const [seen, setSeen] = useState({ value, changed: false });
  if (!Object.is(seen.value, value)) setSeen({ value, changed: true });
  return seen.changed || !Object.is(seen.value, value);
}
