import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/**
 * For tests: mounts components, so that their effects run and boundaries catch their errors, with as much of a DOM
 * as React needs for that.
 */
export async function renderOnClient(node: ReactNode) {
  const document = createDocument();
  const window = { document, HTMLIFrameElement: class {} };
  const globals = { document, window, IS_REACT_ACT_ENVIRONMENT: true };
  Object.assign(globalThis, globals);
  const restoreGlobals = () => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  };
  // Also after a test that failed: its file shares the process with others.
  onTestFinished(restoreGlobals);
  const container = document.createElement('div');
  const root = createRoot(container as unknown as Element, { onCaughtError: () => {} });
  await act(async () => root.render(node));
  return {
    text: () => container.textContent,
    render: (next: ReactNode) => act(async () => root.render(next)),
    async unmount(): Promise<void> {
      await act(async () => root.unmount());
      restoreGlobals();
    },
  };
}

class FakeNode extends EventTarget {
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly style = {};
  readonly nodeType: number;
  readonly nodeName: string;
  readonly tagName: string;
  readonly ownerDocument: unknown;
  parentNode: FakeNode | null = null;
  #children: FakeNode[] = [];
  #text: string;

  constructor(nodeType: number, nodeName: string, ownerDocument: unknown, text = '') {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.tagName = nodeName;
    this.ownerDocument = ownerDocument;
    this.#text = text;
  }

  get textContent(): string {
    return this.#text + this.#children.map(({ textContent }) => textContent).join('');
  }

  set textContent(text: string) {
    this.#children = [];
    this.#text = text;
  }

  set nodeValue(text: string) {
    this.#text = text;
  }

  focus(): void {
    Object.assign(this.ownerDocument as object, { activeElement: this });
  }

  closest(): null {
    return null;
  }

  setAttribute(): void {}

  removeAttribute(): void {}

  appendChild(child: FakeNode): void {
    this.insertBefore(child, null);
  }

  insertBefore(child: FakeNode, next: FakeNode | null): void {
    child.parentNode?.removeChild(child);
    child.parentNode = this;
    const index = next ? this.#children.indexOf(next) : this.#children.length;
    this.#children.splice(index, 0, child);
  }

  removeChild(child: FakeNode): void {
    child.parentNode = null;
    this.#children.splice(this.#children.indexOf(child), 1);
  }
}

function createDocument() {
  const document = Object.assign(new FakeNode(9, '#document', null), {
    activeElement: null,
    querySelector: () => null,
    createElement: (name: string) => new FakeNode(1, name.toUpperCase(), document),
    createElementNS: (_namespace: string, name: string) => new FakeNode(1, name, document),
    createTextNode: (text: string) => new FakeNode(3, '#text', document, text),
  });
  return document;
}
