import { useEffect, useState } from 'react';

const debounceMs = 300;

/** What is being typed, once the typing pauses: each question to the server is a line in the audit trail. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
