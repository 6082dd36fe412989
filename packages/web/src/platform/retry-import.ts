const waitMs = 3000;

/** A part of the page that comes later and that everything else can do without: without a network it waits for one. */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // The build draws the start page without the parts that come later, and doesn't wait for them.
      if (import.meta.env.SSR) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
