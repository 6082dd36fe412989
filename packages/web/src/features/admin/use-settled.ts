import { useEffect, useState } from 'react';

const settleMs = 300;

/** What is being typed, once the typing pauses: each question to the server is a line in the audit trail. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
