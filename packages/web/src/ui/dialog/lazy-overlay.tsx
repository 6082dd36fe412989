import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { reloadForChunk } from '../../platform/chunk-load-error.ts';
import { lazyModule } from '../../platform/lazy-module.ts';
import { useStore } from '../../platform/store.ts';
import { showNotLoaded } from './open-loaded.ts';

interface OverlayProps {
  isOpen: boolean;
  onClose(): void;
}

/**
 * A dialog or sheet whose code is fetched when it is first opened. If that fails, it closes with a toast, and opening it
 * again tries again: a `lazy` that was rejected remains so, and takes the screen down.
 */
export function lazyOverlay<Props extends OverlayProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = lazyModule(async () => {
    try {
      return await load();
    } catch (error) {
      void reloadForChunk(error);
      throw error;
    }
  });
  return function LazyOverlay(props: Props) {
    const { isOpen, onClose } = props;
    const loaded = useStore(code.result);
    // Stays mounted when closed, so that what was typed isn't lost.
    const [wasOpened, setWasOpened] = useState(isOpen);
    if (isOpen && !wasOpened) setWasOpened(true);
    const fail = useEffectEvent(() => {
      onClose();
      showNotLoaded();
    });
    useEffect(() => {
      if (!isOpen) return;
      let isLeft = false;
      void code.load().then((part) => {
        if (!part && !isLeft) fail();
      });
      return () => {
        isLeft = true;
      };
    }, [isOpen]);
    if (!wasOpened || !loaded || 'error' in loaded) return null;
    const { default: Overlay } = loaded.part;
    return <Overlay {...props} />;
  };
}
