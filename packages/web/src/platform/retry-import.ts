const waitMs = 3000;

/** For a part of the page that nothing depends on: offline, it waits for the network. */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // A painted page leaves out lazy parts.
      if (import.meta.env.SSR) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
