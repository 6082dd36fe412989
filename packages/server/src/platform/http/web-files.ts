import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import { AssetDeltas, useAsDictionary } from './asset-deltas.ts';
import { replyWithError } from './error-reply.ts';
import { HtmlPages, type SiteOrigin } from './html-pages.ts';
import type { FindLinkPreview } from './link-preview.ts';
import type { PagePainter, PageReads } from './page-painter.ts';
import { pathWithoutQuery } from './path-without-query.ts';

/**
 * The built web app. Files under /assets have a content hash in their name and are cached for ever; the page itself is
 * revalidated each time (ETag), so that a release reaches everybody at their next visit, as its difference to the one
 * they have where the browser can (AssetDeltas). The build has made compressed copies and two pages: index.html, the
 * start page, and app.html for every other path. Of most visits' first screens the server paints the content into the
 * page (PagePainter).
 */
export async function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  { clock, ...site }: SiteOrigin & { dataDir: string; clock: Clock },
  painter: PagePainter,
  { admit, find }: { admit: PageReads['admit']; find: FindLinkPreview },
): Promise<void> {
  const pages = new HtmlPages(folder, site, painter);
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    const assets = join(folder, 'assets');
    const deltas = new AssetDeltas({ assets, dataDir: site.dataDir, clock, log: app.log });
    await app.register(fastifyStatic, {
      root: folder,
      // It would look for a file at every address of a page.
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      etag: true,
      setHeaders: (reply, path) => {
        if (path.includes('/assets/'))
          setAssetHeaders(reply, basename(path).replace(/\.(br|gz)$/, ''));
        else reply.header('cache-control', 'no-cache');
      },
    });
    app.addHook('onListen', async () => {
      pages.load();
      deltas.load();
    });
    app.addHook('onClose', () => deltas.loaded());
    // The page checks with HEAD whether there is a newer build.
    const method = ['GET', 'HEAD'];
    const sendFile = (request: FastifyRequest, reply: FastifyReply) =>
      reply.sendFile(pathWithoutQuery(request));
    app.route({
      method,
      url: '/assets/*',
      handler: async (request, reply) =>
        (await sendDelta(request, reply, deltas)) ?? sendFile(request, reply),
    });
    app.route({ method, url: `/:name(${fileName})`, handler: sendFile });
    app.route({
      method,
      url: '/',
      handler: (request, reply) => pages.send('index.html', request, reply),
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && wantsPage(request)) {
      return pages.send('app.html', request, reply, await previewFor(request));
    }
    replyWithError(new Refusal('not_found'), request, reply);
  });

  /** It reads the database, so it counts as a call. One that fails or is refused must not fail the page. */
  async function previewFor(request: FastifyRequest) {
    const read = find(pathWithoutQuery(request));
    if (!read) return undefined;
    try {
      await admit(request);
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'no preview');
      return undefined;
    }
  }
}

async function sendDelta(
  request: FastifyRequest,
  reply: FastifyReply,
  deltas: AssetDeltas,
): Promise<FastifyReply | undefined> {
  const file = /^\/assets\/([^/]+)$/.exec(pathWithoutQuery(request))?.[1];
  const delta = file && (await deltas.deltaFor(file, request));
  if (!delta) return;
  setAssetHeaders(reply, file);
  reply.type(`text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`);
  return reply.header('content-encoding', 'dcz').send(delta);
}

function setAssetHeaders(reply: FastifyReply, file: string): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  const dictionary = useAsDictionary(file);
  if (!dictionary) return;
  reply.headers({
    'use-as-dictionary': dictionary,
    vary: 'accept-encoding, available-dictionary',
  });
}

/** Any path that a person could open, so that the router can redirect an unknown one; not a missing file, and nothing under /api. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathWithoutQuery(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    path !== '/api' &&
    !path.startsWith('/api/') &&
    !missingFile.test(path)
  );
}

/** What a page would load. Old addresses such as /index.php, or any name with a dot, are no files. */
const fileEnding =
  '\\.(m?js|css|map|json|txt|xml|webmanifest|wasm|ico|svg|png|jpe?g|gif|webp|avif|woff2?)$';
const missingFile = new RegExp(`^/(assets|painter)/|${fileEnding}`, 'i');
/** Of those beside the folder with hashed names. The service worker keeps the two pages as they were built. */
const fileName = `^((app|index)\\.html$|.+${fileEnding})`;
