import { useEffect, useState } from 'react';

/** Longer than any transition in change.css. */
const changeMs = 320;

/** The value before this one, for as long as the change from one to the other can be seen. */
export function usePreviousValue<Value>(value: Value): Value | undefined {
  const [change, setChange] = useState<{ now: Value; was?: Value }>({ now: value });
  if (change.now !== value) setChange({ now: value, was: change.now });
  useEffect(() => {
    if (change.was === undefined) return;
    const timer = setTimeout(() => setChange({ now: change.now }), changeMs);
    return () => clearTimeout(timer);
  }, [change]);
  return change.now === value ? change.was : change.now;
}
