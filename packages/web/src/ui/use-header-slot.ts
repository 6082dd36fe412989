import { useEffect, useState } from 'react';

/** Where a screen can say something in the header: to be filled by a portal. */
export function useHeaderSlot(): Element | null {
  const [room, setRoom] = useState<Element | null>(null);
  useEffect(() => setRoom(document.querySelector('[data-header-note]')), []);
  return room;
}
