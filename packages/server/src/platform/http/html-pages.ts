import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { EncodedText } from './encoded-text.ts';
import { escapeHtml, insertLinkPreview, type LinkPreview } from './link-preview.ts';
import { originOf } from './origin.ts';
import type { PagePainter, PaintedScreen } from './page-painter.ts';
import { pathWithoutQuery } from './path-without-query.ts';

type PageName = 'index.html' | 'app.html';

/** What the browser needs first for a screen or a part of it, from the build. */
interface FirstFiles {
  /** For the `Link` header. */
  links: readonly string[];
  /** Style sheets without which a painted screen must not be seen. */
  styles: readonly string[];
}

/** The site's own origin, from the settings. */
export interface SiteOrigin {
  publicOrigin: string | undefined;
  isProduction: boolean;
}

/** The size of the least-recently-used cache of pages by host. */
const maxPages = 32;

/**
 * The two pages, with the absolute URL of the social image, as link previews require. Made once for each origin and
 * each build.
 */
export class HtmlPages {
  readonly #folder: string;
  readonly #publicOrigin: string | undefined;
  readonly #isProduction: boolean;
  readonly #pages = new Map<string, Promise<EncodedText>>();
  readonly #painter: PagePainter;
  #newest = 0;
  /** By the path of the screen's route, or the name of a part. */
  #firstFiles: Promise<Record<string, FirstFiles>> | undefined;

  constructor(folder: string, { publicOrigin, isProduction }: SiteOrigin, painter: PagePainter) {
    this.#folder = folder;
    this.#painter = painter;
    this.#publicOrigin = publicOrigin;
    this.#isProduction = isProduction;
  }

  async send(
    name: PageName,
    request: FastifyRequest,
    reply: FastifyReply,
    preview?: LinkPreview,
  ): Promise<FastifyReply> {
    const origin = this.#originFor(request);
    this.#noticeNewBuild(name);
    const screen = (await this.#painter.screenAt(request)) ?? pathWithoutQuery(request);
    const painted = await this.#painter.paint(request, reply);
    const { links, styles } = await this.#filesFor([screen, ...(painted?.parts ?? [])]);
    if (links.length > 0) reply.header('link', links.join(', '));
    if (painted) return this.#sendPainted(painted, styles, origin, request, reply);
    if (!origin) return reply.sendFile(name);

    const plain = await this.#cached(`${name} ${origin}`, () => this.#makePage(name, origin));
    const page = preview ? new EncodedText(insertLinkPreview(plain.text, preview)) : plain;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const etag = `"${page.fingerprint}-${encoding}"`;
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const bytes = preview ? page.encodeOnce(encoding) : await page.encoded(encoding);
    return sendHtml(reply, bytes, encoding);
  }

  async #filesFor(names: readonly string[]): Promise<FirstFiles> {
    const all = await this.#firstFiles;
    const files = names.flatMap((name) => all?.[name] ?? []);
    return {
      links: unique(files.flatMap(({ links }) => links)),
      styles: unique(files.flatMap(({ styles }) => styles)),
    };
  }

  /** In production the Host header is not trusted: without the setting, the page stays as it was built. */
  #originFor(request: FastifyRequest): string | undefined {
    return this.#publicOrigin ?? (this.#isProduction ? undefined : originOf(request));
  }

  /** Nobody else's business: what is painted for one visitor is stored nowhere, not even by their own browser. */
  async #sendPainted(
    painted: PaintedScreen,
    styles: readonly string[],
    origin: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { screen, date, paintedAt, isForGuests } = painted;
    const shell = await this.#cached(`app.html ${origin}`, () =>
      this.#makePage('app.html', origin),
    );
    const make = async () => new EncodedText(insertScreen(shell.text, painted, styles));
    const key = `${screen} ${date} ${paintedAt} ${origin}`;
    const page = await (isForGuests ? this.#cached(key, make) : make());
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const bytes = isForGuests ? await page.encoded(encoding) : page.encodeOnce(encoding);
    reply.headers({ vary: 'accept-encoding, cookie', 'cache-control': 'private, no-store' });
    return sendHtml(reply, bytes, encoding);
  }

  /** Before the first request, which would wait for it. */
  load(): void {
    this.#noticeNewBuild('app.html');
  }

  /** At every page: at once, as a thread for it would cost twenty times what it does. */
  #noticeNewBuild(name: PageName): void {
    const { mtimeMs } = statSync(join(this.#folder, name));
    if (mtimeMs <= this.#newest) return;
    this.#newest = mtimeMs;
    this.#pages.clear();
    this.#firstFiles = firstFilesIn(this.#folder);
    this.#painter.load(this.#folder);
  }

  async #makePage(name: PageName, origin: string | undefined): Promise<EncodedText> {
    const html = await readFile(join(this.#folder, name), 'utf8');
    const withOrigin = origin
      ? html.replaceAll('content="/social.png"', `content="${origin}/social.png"`)
      : html;
    return new EncodedText(withOrigin);
  }

  #cached(key: string, make: () => Promise<EncodedText>): Promise<EncodedText> {
    const page = this.#pages.get(key) ?? make();
    // The most recently used entry is last.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    const oldest = this.#pages.keys().next();
    if (this.#pages.size > maxPages && !oldest.done) this.#pages.delete(oldest.value);
    return page;
  }
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** A browser without these hints discovers the files by itself, a little later. */
async function firstFilesIn(folder: string): Promise<Record<string, FirstFiles>> {
  try {
    return JSON.parse(await readFile(join(folder, 'first-files.json'), 'utf8'));
  } catch {
    return {};
  }
}

function sendHtml(reply: FastifyReply, bytes: Buffer, encoding: Encoding): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}

/** The data block after the screen: half a screen that is seen while the page is parsed would move. */
const waitForScreen = '<link rel="expect" href="#painted" blocking="render">';

function insertScreen(
  page: string,
  { title, html, data, date }: PaintedScreen,
  styles: readonly string[],
): string {
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
  return page
    .replace('<html ', () => `<html data-painted-for="${date}" `)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${waitForScreen}${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${data}`);
}
