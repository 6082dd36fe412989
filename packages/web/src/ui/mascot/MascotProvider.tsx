import type { ReactNode } from 'react';
import { useStore } from '../../platform/store.ts';
import { MascotOverlay } from './MascotOverlay.tsx';
import { mascotBlurPx } from './mascot-timing.ts';
import { mascots } from './mascots.ts';

interface MascotProviderProps {
  blurPx?: number;
  children: ReactNode;
}

/** Stands once in the app and shows what `showMascot` asks for, one after the other. */
export function MascotProvider({ blurPx = mascotBlurPx.provider, children }: MascotProviderProps) {
  const current = useStore(mascots)[0];
  return (
    <>
      {children}
      {current && (
        <MascotOverlay
          {...current}
          key={current.id}
          blurPx={blurPx}
          onGone={() => mascots.remove(current.id)}
        />
      )}
    </>
  );
}
