import { reloadForChunk } from './chunk-load-error.ts';

const waitMs = 3000;

/** For what the rest of the page does without, as `lazy` would take that down: offline, it waits for the network. */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // A painted page leaves out lazy parts.
      if (import.meta.env.SSR) throw error;
      void reloadForChunk(error);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
