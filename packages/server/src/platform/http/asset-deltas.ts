import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { makePrivateFolder } from '../private-files.ts';
import { acceptedEncodings } from './choose-encoding.ts';

/** Scripts and styles, which the build names by a hash of their content. */
const hashedName = /^([\w.-]+)-[\w-]{8}(\.(?:js|css))$/;
const keptReleases = 3;
const maxReleaseBytes = 16 * 2 ** 20;
/** A tenth of the time that the highest takes, for a delta that is 4 % larger. */
const level = { [constants.ZSTD_c_compressionLevel]: 12 };
/** A frame that zstd skips, with the dictionary's hash of 32 bytes after it. */
const frameOfHash = Buffer.from('5e2a4d1820000000', 'hex');
const base64UrlLength = 43;

/** A file of an earlier release that browsers may still have. */
interface Dictionary {
  path: string;
  /** Its name without the hash. */
  chunk: string;
}

interface AssetDeltasOptions {
  /** The files of this release. */
  assets: string;
  dataDir: string;
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * Sends a script or style as its difference to the file of an earlier release that the browser still has (compression
 * dictionary transport, RFC 9842). For that each release that was served is copied into the data folder. Without a
 * copy, files are sent whole.
 */
export class AssetDeltas {
  readonly #options: AssetDeltasOptions;
  readonly #store: string;
  readonly #mutex = new KeyedMutex();
  /** By hash and file: a request can't name others than those that are here, so they are few. */
  readonly #deltas = new Map<string, Promise<Buffer | undefined>>();
  readonly #dictionaries = new Map<string, Dictionary>();
  #files: ReadonlySet<string> = new Set();
  #loaded: Promise<void> | undefined;

  constructor(options: AssetDeltasOptions) {
    this.#options = options;
    this.#store = join(options.dataDir, 'releases');
  }

  load(): Promise<void> {
    this.#loaded = this.#load().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'no copy of this release: the next is sent whole'),
    );
    return this.#loaded;
  }

  async loaded(): Promise<void> {
    await this.#loaded;
  }

  async deltaFor(file: string, { headers }: FastifyRequest): Promise<Buffer | undefined> {
    const offered = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary']))?.[1];
    if (!offered || !acceptedEncodings(headers['accept-encoding']).includes('dcz')) return;
    await this.#loaded;
    const hash = Buffer.from(offered, 'base64').toString('base64url');
    const dictionary = this.#dictionaries.get(hash);
    if (!dictionary || !this.#files.has(file) || dictionary.chunk !== chunkOf(file)) return;
    const key = `${hash} ${file}`;
    const delta =
      this.#deltas.get(key) ?? this.#mutex.run('', () => this.#make(hash, dictionary, file));
    this.#deltas.set(key, delta);
    return delta;
  }

  async #load(): Promise<void> {
    const { assets, clock } = this.#options;
    this.#files = new Set((await readdir(assets)).filter(chunkOf).sort());
    makePrivateFolder(this.#store);
    const release = sha256(Buffer.from([...this.#files].join()))
      .toString('hex')
      .slice(0, 16);
    const releases = await this.#releases();
    const earlier = releases.filter((name) => name !== release);
    for (const name of earlier.splice(keptReleases)) {
      await rm(join(this.#store, name), { recursive: true, force: true });
    }
    for (const name of earlier) await this.#index(join(this.#store, name));
    const folder = join(this.#store, release);
    if (!releases.includes(release)) await this.#copyTo(folder);
    await utimes(folder, clock.now() / 1000, clock.now() / 1000);
  }

  /** The one that was served last comes first. */
  async #releases(): Promise<string[]> {
    const timeOf = async (name: string) => (await stat(join(this.#store, name))).mtimeMs;
    const names = await readdir(this.#store);
    const releases = await Promise.all(
      // Another server may just have renamed what it had copied.
      names.map(async (name) => ({ name, time: await timeOf(name).catch(() => 0) })),
    );
    return releases.sort((one, other) => other.time - one.time).map(({ name }) => name);
  }

  /** All or nothing, and beside other servers that do the same. */
  async #copyTo(folder: string): Promise<void> {
    const partial = await mkdtemp(join(this.#store, 'partial-'));
    try {
      let left = maxReleaseBytes;
      for (const name of this.#files) {
        const content = await readFile(join(this.#options.assets, name));
        left -= content.length;
        if (left < 0) throw new Error(`This release has more than ${maxReleaseBytes} bytes.`);
        const hash = sha256(content).toString('base64url');
        await writeFile(join(partial, `${hash}.${chunkOf(name)}`), content);
      }
      await rename(partial, folder);
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      const isThere = await stat(folder).catch(() => undefined);
      if (!isThere) throw error;
    }
  }

  async #index(folder: string): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const hash = name.slice(0, base64UrlLength);
      const chunk = name.slice(base64UrlLength + 1);
      this.#dictionaries.set(hash, { path: join(folder, name), chunk });
    }
  }

  /** Undefined where it wouldn't be smaller than what is sent otherwise, or its dictionary is gone or damaged. */
  async #make(hash: string, { path }: Dictionary, file: string): Promise<Buffer | undefined> {
    try {
      const whole = join(this.#options.assets, file);
      const [content, dictionary, packed] = await Promise.all([
        readFile(whole),
        readFile(path),
        stat(`${whole}.br`).catch(() => undefined),
      ]);
      const digest = sha256(dictionary);
      if (digest.toString('base64url') !== hash) return;
      const frame = await toZstd(content, { dictionary, params: level });
      const delta = Buffer.concat([frameOfHash, digest, frame]);
      return delta.length < (packed?.size ?? content.length) ? delta : undefined;
    } catch (error) {
      this.#options.log.warn({ err: error, file }, 'no delta');
    }
  }
}

/** Tells the browser to offer this file when it asks for the same chunk of a later release. */
export function useAsDictionary(file: string): string | undefined {
  const [, name, ending] = hashedName.exec(file) ?? [];
  return name && `match="/assets/${name}-*${ending}"`;
}

/** The same in every release, such as `index.js`. */
function chunkOf(file: string): string | undefined {
  const [, name, ending] = hashedName.exec(file) ?? [];
  return name && name + ending;
}

const toZstd = promisify(zstdCompress);
const sha256 = (content: Buffer): Buffer => createHash('sha256').update(content).digest();
