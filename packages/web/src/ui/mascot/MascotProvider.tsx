import type { ReactNode } from 'react';
import { useStore } from '../../platform/store.ts';
import { MascotOverlay } from './MascotOverlay.tsx';
import { mascotQueue } from './mascot-queue.ts';
import { mascotBlurPx } from './mascot-timing.ts';

interface MascotProviderProps {
  blurPx?: number;
  children: ReactNode;
}

/** Shows the messages of `showMascot`, one after the other. */
export function MascotProvider({ blurPx = mascotBlurPx.provider, children }: MascotProviderProps) {
  const current = useStore(mascotQueue)[0];
  return (
    <>
      {children}
      {current && (
        <MascotOverlay
          {...current}
          key={current.id}
          blurPx={blurPx}
          onExited={() => mascotQueue.remove(current.id)}
        />
      )}
    </>
  );
}
