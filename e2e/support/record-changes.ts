import type { Page } from '@playwright/test';

interface Change {
  at: number;
  what: string;
}

/** Every change that a person could see, hear or feel, with its time. */
export interface ChangeRecorder {
  read(): Promise<Change[]>;
}

/**
 * From now on records what changes on the page: text, attributes, the title and the icon of the tab, live regions,
 * sounds and vibrations.
 */
export async function recordChanges(page: Page): Promise<ChangeRecorder> {
  await page.evaluate(() => {
    const changes: Change[] = [];
    Object.assign(window, { recordedChanges: changes });
    const note = (what: string, at = Date.now()) => changes.push({ at, what });

    function pathOf(node: Node | null): string {
      if (!(node instanceof Element)) return node ? `${pathOf(node.parentNode)} text` : '';
      const { parentElement, tagName } = node;
      const index = parentElement ? [...parentElement.children].indexOf(node) : 0;
      return `${pathOf(parentElement)}/${tagName.toLowerCase()}[${index}]`;
    }
    const textOf = (nodes: NodeList) => [...nodes].map((node) => node.textContent).join('|');

    new MutationObserver((records) => {
      // What is drawn together has one time.
      const at = Date.now();
      for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
        const path = pathOf(target);
        if (type === 'attributes' && attributeName) {
          const value = (target as Element).getAttribute(attributeName);
          if (value !== oldValue) note(`${path} ${attributeName}=${value}`, at);
        } else if (type === 'characterData') note(`${path}: ${target.textContent}`, at);
        else note(`${path} +${textOf(addedNodes)} -${textOf(removedNodes)}`, at);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
    });

    navigator.vibrate = (pattern) => {
      note(`vibrates ${pattern}`);
      return true;
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      note('makes a sound');
      return start.apply(this, when);
    };
  });
  return {
    read: () =>
      page.evaluate(() => (window as never as { recordedChanges: Change[] }).recordedChanges),
  };
}
