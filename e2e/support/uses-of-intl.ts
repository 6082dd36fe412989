import type { Page } from '@playwright/test';

/** Uses of `Intl`, direct or by `toLocaleString`, from now on: the first takes a slow phone a tenth of a second. */
export const watchIntl = (page: Page) =>
  page.addInitScript(() => {
    const usesOfIntl: string[] = [];
    Object.assign(globalThis, { usesOfIntl });
    const watch = (owner: object, name: string) => {
      const original = Reflect.get(owner, name);
      const watched = new Proxy(original, {
        apply: (target, self, args) => {
          usesOfIntl.push(name);
          return Reflect.apply(target, self, args);
        },
        construct: (target, args) => {
          usesOfIntl.push(name);
          return Reflect.construct(target, args);
        },
      });
      Object.defineProperty(owner, name, { value: watched });
    };
    for (const name of ['Segmenter', 'NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat']) {
      watch(Intl, name);
    }
    watch(Number.prototype, 'toLocaleString');
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      watch(Date.prototype, name);
    }
  });

export const readUsesOfIntl = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { usesOfIntl: string[] }).usesOfIntl);
