import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * Writes a .br and a .gz beside every text file of the build, so that the server sends the smallest
 * form without spending a cycle on it. Walks the folder instead of the bundle: files that were copied
 * from public/ are in no bundle.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      // The painter is never sent.
      const texts = files.filter(
        (file) => compressible.has(extname(file)) && !file.startsWith('painter/'),
      );
      await Promise.all(texts.map((file) => compress(join(folder, file))));
    },
  };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([
    toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    toGzip(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
