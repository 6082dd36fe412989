import { reloadForChunk } from '../../platform/chunk-load-error.ts';
import { showToast } from '../toast/toast-queue.ts';

/** Opens a dialog once its code is loaded. If it can't be, a toast says so, and the next tap tries again. */
export function openLoaded(load: () => Promise<unknown>, open: () => void): void {
  void load().then(open, (error: unknown) => {
    void reloadForChunk(error);
    showNotLoaded();
  });
}

export const showNotLoaded = (): void => {
  showToast({
    text: 'That couldn’t be loaded. Check your connection and try again.',
    variant: 'fault',
  });
};
