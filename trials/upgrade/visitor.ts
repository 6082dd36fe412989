import { setTimeout as pause } from 'node:timers/promises';

/** Opens the page of today's puzzle again and again, with every file that it names, as a browser without a cache does. */
export class Visitor {
  pages = 0;
  readonly broken: string[] = [];

  async visit(url: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const page = await fetch(`${url}/jinx/daily`).catch(() => undefined);
      if (!page?.ok) {
        this.broken.push(`the page: ${page?.status ?? 'no answer'}`);
        continue;
      }
      const files = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
        ([, file = '']) => file,
      );
      for (const file of new Set(files)) {
        const reply = await fetch(`${url}${file}`).catch(() => undefined);
        await reply?.arrayBuffer();
        if (!reply?.ok) this.broken.push(`${file}: ${reply?.status ?? 'no answer'}`);
      }
      this.pages += 1;
      await pause(50);
    }
  }
}
