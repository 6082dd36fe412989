import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page, TestInfo } from '@playwright/test';

const bundle = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const bundlePath = '/virtual-screen-reader.js';

interface ReaderModule {
  Virtual: new () => Virtual;
}

/** What runs in the page: one reader stays on and hears announcements, others read the page from top to bottom. */
type ReaderWindow = Window & { reader?: { module: ReaderModule; listener: Virtual } };

/** What stands on the screen, and what of it a screen reader says. */
interface Reading {
  said: string[];
  seen: string[];
}

/** A virtual screen reader in the real page, with a transcript of everything that it says. */
export class ScreenReader {
  readonly #page: Page;
  readonly #transcript: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Once on each page that is loaded. */
  async listen(): Promise<void> {
    // From the page's own origin, as its content policy demands.
    await this.#page.route(`**${bundlePath}`, (route) =>
      route.fulfill({ path: bundle, contentType: 'text/javascript' }),
    );
    await this.#page.evaluate(startListening, bundlePath);
  }

  /** Announcements and what got the focus, one per line, since the page was last read. */
  heard(): Promise<string> {
    return this.#page.evaluate(async () =>
      ((await (window as ReaderWindow).reader?.listener.spokenPhraseLog()) ?? []).join('\n'),
    );
  }

  /** The content of the page, or of the dialog that is open. */
  async read(title: string): Promise<{ said: string; unsaid: string[] }> {
    const heard = await this.heard();
    const { said, seen } = await this.#page.evaluate(readPage);
    this.#transcript.push(
      `## ${title}`,
      ...(heard === '' ? [] : [`(${withoutDefaults(heard)})`]),
      ...said.filter((phrase) => !/^(end of )?paragraph$/.test(phrase)).map(withoutDefaults),
      '',
    );
    const spoken = normalize(said.join(' '));
    return {
      said: said.map(withoutDefaults).join('\n'),
      unsaid: seen.filter((text) => !spoken.includes(normalize(text))),
    };
  }

  /** Puts the transcript into the report, and as a text into e2e/results/spoken. */
  async attachTranscript(testInfo: TestInfo): Promise<void> {
    const folder = fileURLToPath(new URL('../results/spoken/', import.meta.url));
    mkdirSync(folder, { recursive: true });
    const path = `${folder}${testInfo.title.replace(/\W+/g, '-')}.txt`;
    writeFileSync(path, [`# ${testInfo.title}`, '', ...this.#transcript].join('\n'));
    await testInfo.attach('what a screen reader says', { path, contentType: 'text/plain' });
  }
}

/** States that are not worth a word, which real screen readers leave out. */
const withoutDefaults = (phrase: string) =>
  phrase.replace(/, not (busy|disabled|invalid|read only|required|checked)/g, '');

/** The words alone: a screen reader doesn't say what stands between them. */
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

async function startListening(path: string): Promise<void> {
  const module = (await import(path)) as ReaderModule;
  const listener = new module.Virtual();
  await listener.start({ container: document.body });
  await listener.clearSpokenPhraseLog();
  (window as ReaderWindow).reader = { module, listener };
}

/** Runs in the page. */
async function readPage(): Promise<Reading> {
  const { reader } = window as ReaderWindow;
  if (!reader) throw new Error('The screen reader isn’t listening.');
  await reader.listener.clearSpokenPhraseLog();
  const container = document.querySelector('dialog:modal') ?? document.querySelector('main');
  if (!container) throw new Error('There is nothing to read.');
  return { said: await say(container), seen: see(container) };

  async function say(root: Element): Promise<string[]> {
    const cursor = new (reader as NonNullable<typeof reader>).module.Virtual();
    await cursor.start({ container: root });
    const phrases: string[] = [];
    const first = await cursor.lastSpokenPhrase();
    for (let step = 0; step < 2000; step += 1) {
      const node = cursor.activeNode;
      const element = node instanceof Element ? node : node?.parentElement;
      // Folded sections aren't rendered, but it reads them.
      if (element?.checkVisibility() !== false) phrases.push(await cursor.lastSpokenPhrase());
      if (step > 0 && node === root) break;
      await cursor.next();
    }
    await cursor.stop();
    return phrases[0] === first ? phrases.slice(1) : phrases;
  }

  function see(root: Element): string[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      // Not signs, nor single letters, which are parts of a drawing.
      if (/\p{N}|\p{L}{2}/u.test(text) && isSeen(texts.currentNode)) seen.push(text);
    }
    for (const field of root.querySelectorAll('input, textarea')) {
      const { value, placeholder } = field as HTMLInputElement;
      if (field.checkVisibility()) seen.push(value || placeholder);
    }
    return seen;
  }

  function isSeen(text: Node): boolean {
    const isRendered = text.parentElement?.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (!isRendered) return false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      // Text for screen readers only is clipped to a pixel; the back of a card faces away.
      if (getComputedStyle(box).overflow !== 'visible' && (width < 2 || height < 2)) return false;
    }
    return true;
  }
}
