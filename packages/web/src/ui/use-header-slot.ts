import { useEffect, useState } from 'react';

/** For a portal into the header. */
export function useHeaderSlot(): Element | null {
  const [room, setRoom] = useState<Element | null>(null);
  useEffect(() => setRoom(document.querySelector('[data-header-note]')), []);
  return room;
}
