import { useEffect } from 'react';
import { notePaintedTitle } from '../platform/painted/title.ts';

export function useTitle(title: string): void {
  if (import.meta.env.VITE_IS_PAINTER) notePaintedTitle(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
