import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { replyWithError } from './error-reply.ts';
import { HtmlPages, type SiteOrigin } from './html-pages.ts';
import type { FindLinkPreview } from './link-preview.ts';
import { pathWithoutQuery } from './path-without-query.ts';

/**
 * The built web app. Files under /assets carry a hash of their content in their name, so they never
 * change and may be kept for ever; the page itself is asked for anew each time (ETag), so that a
 * release reaches everybody at their next visit. Compressed copies were made by the build, and so were
 * two pages: index.html, the start with its picture in it, and app.html for every other address.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  whereabouts: SiteOrigin,
  previewOf: FindLinkPreview,
): Promise<void> {
  const pages = new HtmlPages(folder, whereabouts);
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      etag: true,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/');
        reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    app.route({
      // A page that looks whether there is a newer one of it asks for the head alone.
      method: ['GET', 'HEAD'],
      url: '/',
      handler: (request, reply) => pages.send('index.html', request, reply),
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (built && wantsPage(request)) {
      return pages.send('app.html', request, reply, await previewFor(request));
    }
    replyWithError(new Refusal('not_found'), request, reply);
  });

  /** The page opens with or without it. */
  function previewFor(request: FastifyRequest) {
    return previewOf(pathWithoutQuery(request)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'no preview');
      return undefined;
    });
  }
}

/** Any address that a person could open; not a missing file, and nothing under /api. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathWithoutQuery(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    path !== '/api' &&
    !path.startsWith('/api/') &&
    !/\.\w{1,5}$/.test(path)
  );
}
