import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './choose-encoding.ts';
import { insertLinkPreview, type LinkPreview } from './link-preview.ts';
import { originOf } from './origin.ts';
import { pathWithoutQuery } from './path-without-query.ts';

type PageName = 'index.html' | 'app.html';

interface Page {
  fingerprint: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
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
  readonly #pages = new Map<string, Promise<Page>>();
  #newest = 0;
  /** `Link` headers with the files to preload, by path. */
  #links: Promise<Record<string, string>> | undefined;

  constructor(folder: string, { publicOrigin, isProduction }: SiteOrigin) {
    this.#folder = folder;
    this.#publicOrigin = publicOrigin;
    this.#isProduction = isProduction;
  }

  async send(
    name: PageName,
    request: FastifyRequest,
    reply: FastifyReply,
    preview?: LinkPreview,
  ): Promise<FastifyReply> {
    const plain = await this.#pageFor(name, this.#originFor(request));
    const link = (await this.#links)?.[pathWithoutQuery(request)];
    if (link) reply.header('link', link);
    if (!plain) return reply.sendFile(name);

    const page = preview ? await pageWithPreview(plain, preview) : plain;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const etag = `"${page.fingerprint}-${encoding}"`;
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page[encoding]);
  }

  /** In production the Host header is not trusted: without the setting, the page stays as it was built. */
  #originFor(request: FastifyRequest): string | undefined {
    return this.#publicOrigin ?? (this.#isProduction ? undefined : originOf(request));
  }

  async #pageFor(name: PageName, origin: string | undefined): Promise<Page | undefined> {
    const file = join(this.#folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs > this.#newest) {
      this.#newest = mtimeMs;
      this.#pages.clear();
      this.#links = linksIn(this.#folder);
    }
    if (!origin) return undefined;
    const key = `${name} ${origin}`;
    const page = this.#pages.get(key) ?? makePage(file, origin);
    // The most recently used entry is last.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    const oldest = this.#pages.keys().next();
    if (this.#pages.size > maxPages && !oldest.done) this.#pages.delete(oldest.value);
    return page;
  }
}

/** A browser without these hints discovers the files by itself, a little later. */
async function linksIn(folder: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(folder, 'first-files.json'), 'utf8'));
  } catch {
    return {};
  }
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const best = { brotli: 11, level: 9 };
const quick = { brotli: 4, level: 4 };

async function makePage(file: string, origin: string): Promise<Page> {
  const html = await readFile(file, 'utf8');
  return compressPage(
    html.replaceAll('content="/social.png"', `content="${origin}/social.png"`),
    best,
  );
}

/** Compressed at low cost, as it is used once. */
function pageWithPreview({ identity }: Page, preview: LinkPreview): Promise<Page> {
  return compressPage(insertLinkPreview(identity.toString(), preview), quick);
}

async function compressPage(html: string, { brotli, level }: typeof best): Promise<Page> {
  const identity = Buffer.from(html);
  const fingerprint = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
    toGzip(identity, { level }),
  ]);
  return { fingerprint, identity, br, gzip: zipped };
}
