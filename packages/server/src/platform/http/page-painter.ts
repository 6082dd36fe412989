import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type Clock, formatIsoTime } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import { pathWithoutQuery } from './path-without-query.ts';
import type { AnswerRead } from './serve.ts';
import { cookieToken } from './session-cookie.ts';

/** What the web build leaves for us in painter/painter.js. */
interface PainterModule {
  prepare(): Promise<void>;
  /** The path of the screen's route, such as `/hive/:groupId`. Undefined where the page isn't painted. */
  screenAt(path: string): string | undefined;
  paint(request: {
    path: string;
    search: string;
    date: string;
    player: unknown;
    /** Makes this call of the contract, at this address. */
    read(name: string, url: string): Promise<unknown>;
  }): Promise<{ title: string; html: string; data: string; parts: string[] }>;
}

/** The API as a page uses it. Either throws a `Refusal` where the visitor's own call would have been refused. */
export interface PageReads {
  /** Finds out who asks for the page, and counts it as a call of theirs. */
  admit(request: FastifyRequest): Promise<void>;
  answer: AnswerRead;
}

interface PagePainterDeps {
  reads: PageReads;
  log: FastifyBaseLogger;
  clock: Clock;
  figures: Registry;
}

export interface PaintedScreen {
  screen: string;
  title: string;
  /** The content of the root element. */
  html: string;
  data: string;
  /** What else first-files.json has the files of. */
  parts: string[];
  /** The visitor's date, as far as the server knows. */
  date: string;
  paintedAt: number;
  /** The same for everybody without a session. */
  isForGuests: boolean;
}

/** Then the page is sent without its screen: the browser draws it a little later. */
const maxPaintMs = 1000;
/** A few screens on the three dates that it is somewhere on Earth. */
const maxGuestScreens = 32;
/** As long as today's puzzle is cached: its maker may have left us since. */
const guestScreenMs = 5 * 60_000;
const maxOffsetMinutes = 14 * 60;
const offsetCookie = 'bj_utc_offset';

/**
 * Paints screens with the code of the web app. It reads through the API, as the visitor with the visitor's session, and
 * so shows what that call would have told them and nothing else. It creates nobody: only reads are made.
 */
export class PagePainter {
  readonly #deps: PagePainterDeps;
  readonly #pages: Counter<'result'>;
  readonly #guestScreens = new Map<string, { since: number; painted: Promise<PaintedScreen> }>();
  #painter: Promise<PainterModule | undefined> = Promise.resolve(undefined);

  constructor(deps: PagePainterDeps) {
    this.#deps = deps;
    this.#pages = new Counter({
      name: 'bee_jinx_pages_total',
      help: 'Pages whose screen was painted, failed to be, or took too long.',
      labelNames: ['result'],
      registers: [deps.figures],
    });
  }

  /** Loads the painter of the build in this folder. */
  load(folder: string): void {
    this.#guestScreens.clear();
    this.#painter = importPainter(folder).catch((error: unknown) => {
      this.#deps.log.error(
        { err: error },
        'The painter could not be loaded; pages are sent without screens.',
      );
      return undefined;
    });
  }

  /** The screen at the path of this page, if it is one that is painted. */
  async screenAt(request: FastifyRequest): Promise<string | undefined> {
    return (await this.#painter)?.screenAt(pathWithoutQuery(request));
  }

  /** Undefined where the page is to be sent without its screen. */
  async paint(request: FastifyRequest, reply: FastifyReply): Promise<PaintedScreen | undefined> {
    const path = pathWithoutQuery(request);
    const painter = await this.#painter;
    const screen = request.method === 'GET' ? painter?.screenAt(path) : undefined;
    if (!painter || screen === undefined) return undefined;
    if (isForPlayers(screen) && cookieToken(request) === undefined) return undefined;
    try {
      const visit = { request, reply, path, screen };
      const painted = await withTimeLimit(this.#paintFor(visit, painter));
      this.#pages.inc({ result: painted ? 'painted' : 'slow' });
      return painted;
    } catch (error) {
      this.#pages.inc({ result: 'failed' });
      if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'no painted screen');
      return undefined;
    }
  }

  async #paintFor(
    { request, reply, path, screen }: Visit,
    { paint }: PainterModule,
  ): Promise<PaintedScreen> {
    const { reads } = this.#deps;
    const read = (name: string, url: string) => reads.answer({ name, url }, request, reply);
    const date = this.#dateOf(request);
    const search = request.url.slice(path.length);
    const paintFor = async (player: unknown): Promise<PaintedScreen> => ({
      screen,
      date,
      paintedAt: this.#deps.clock.now(),
      isForGuests: player === undefined && search === '',
      ...(await paint({ path, search, date, player, read })),
    });
    const paintForGuest = async () => {
      await reads.admit(request);
      return paintFor(undefined);
    };
    if (cookieToken(request) === undefined) {
      return search === '' ? this.#forGuests(`${path} ${date}`, paintForGuest) : paintForGuest();
    }
    await reads.admit(request);
    // Whose session has ended is a guest until the page's script has run.
    if (!request.caller) {
      if (isForPlayers(screen)) throw new Refusal('not_signed_in');
      return paintFor(undefined);
    }
    const { player } = (await read('readSession', '/api/session')) as { player: unknown };
    return paintFor(player);
  }

  /** One painting serves all of them for a while; a failed one isn't kept. */
  #forGuests(key: string, paintNow: () => Promise<PaintedScreen>): Promise<PaintedScreen> {
    const now = this.#deps.clock.now();
    const kept = this.#guestScreens.get(key);
    if (kept && now - kept.since < guestScreenMs) return kept.painted;
    const painted = paintNow();
    this.#guestScreens.delete(key);
    this.#guestScreens.set(key, { since: now, painted });
    painted.catch(() => this.#guestScreens.delete(key));
    const oldest = this.#guestScreens.keys().next();
    if (this.#guestScreens.size > maxGuestScreens && !oldest.done) {
      this.#guestScreens.delete(oldest.value);
    }
    return painted;
  }

  /** By what the browser said at its last visit; at the first, in UTC. The page checks it before it is seen. */
  #dateOf({ cookies }: FastifyRequest): string {
    const offset = Number(cookies[offsetCookie] ?? 0);
    const isPossible = Number.isSafeInteger(offset) && Math.abs(offset) <= maxOffsetMinutes;
    return formatIsoTime(this.#deps.clock.now() + (isPossible ? offset : 0) * 60_000).slice(0, 10);
  }
}

/** One game or hive is nothing for who has no session; the start page for them is a file of the build. */
const isForPlayers = (screen: string): boolean => screen === '/' || screen.includes(':');

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  screen: string;
}

/** Undefined after the limit; what comes later is dropped. */
function withTimeLimit<Result>(work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, maxPaintMs, undefined);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** The id in the address makes a build that replaces another one a module of its own. */
async function importPainter(folder: string): Promise<PainterModule | undefined> {
  const file = join(folder, 'painter/painter.js');
  if (!existsSync(file)) return undefined;
  const id = await readFile(join(folder, 'build-id.txt'), 'utf8');
  const painter: PainterModule = await import(`${pathToFileURL(file).href}?build=${id.trim()}`);
  await painter.prepare();
  return painter;
}
