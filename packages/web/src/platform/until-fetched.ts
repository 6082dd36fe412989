const waitMs = 3000;

/** A part of the page that comes later and that everything else can do without: without a network it waits for one. */
export async function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
