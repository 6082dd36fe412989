import { createHmac } from 'node:crypto';
import { dayMs } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  deleteOldSignInAttempts,
  findSignInAttempts,
  type SignInAttemptsRow,
  upsertSignInAttempts,
} from './queries.ts';

const windowMs = 15 * 60_000;
const knownAddressMs = 90 * dayMs;
const minIntervalMs = 3000;

export const maxFailures = { account: 10, address: 50 } as const;

/**
 * Limits guesses by account and by address. An address from which somebody has signed in to the account before is
 * counted apart, so that strangers can't lock out the owner, also behind a shared proxy. An attempt counts as failed
 * until it succeeds, so that concurrent guesses are all counted, or until the server turns out unable to judge it.
 */
export class SignInLimits {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #secret: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(db: Database, clock: Clock, secret: string, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db;
    this.#clock = clock;
    this.#secret = secret;
    this.#log = log;
  }

  /** Without an `account` only the address counts. */
  begin(account: string | undefined, address: string): Promise<SignInAttempt> {
    const byAddress = this.#counter('address', address, maxFailures.address);
    if (account === undefined) return this.#begin([byAddress], []);
    const byAccount = this.#counter('account', account, maxFailures.account);
    return this.#begin([byAddress, byAccount], [this.#key('pair', `${account} ${address}`)]);
  }

  /**
   * For the shared admin password: each address has a few attempts, and all unfamiliar ones together are slowed down.
   * An address and a proved `device` are familiar after a success.
   */
  beginPaced(account: string, address: string, device: string | undefined): Promise<SignInAttempt> {
    const origins = device === undefined ? [address] : [address, device];
    return this.#begin(
      [
        this.#counter('address', address, maxFailures.address),
        this.#counter('paced address', `${account} ${address}`, maxFailures.account),
      ],
      origins.map((origin) => this.#key('pair', `${account} ${origin}`)),
      this.#key('pace', account),
    );
  }

  /**
   * For calls that reveal whether an e-mail has an account: always counts, because both answers tell, and for
   * everybody, because also a familiar caller may probe others' accounts.
   */
  async countProbe(asker: string | undefined, address: string): Promise<void> {
    const byAddress = this.#counter('probe address', address, maxFailures.address);
    const byAsker = asker === undefined ? [] : [this.#counter('probe', asker, maxFailures.account)];
    await this.#begin([byAddress, ...byAsker], []);
  }

  async #begin(
    strangers: readonly Counter[],
    places: readonly string[],
    pace?: string,
  ): Promise<SignInAttempt> {
    const now = this.#clock.now();
    const locks = [...strangers.map(({ key }) => key), ...places, ...(pace ? [pace] : [])];
    const counted = await this.#db.transaction(locks, async (sql) => {
      const familiar = await this.#familiarOf(sql, places, now);
      const counters =
        familiar === undefined ? strangers : [{ key: familiar, limit: maxFailures.account }];
      for (const { key, limit } of counters) {
        const row = await this.#triesOf(sql, key, now);
        if (row.failures >= limit) throw tooManyAttemptsRefusal(row.since + windowMs - now);
        await upsertSignInAttempts(sql, { ...row, failures: row.failures + 1 });
      }
      const isPaced = pace !== undefined && familiar === undefined;
      if (isPaced) await this.#keepPace(sql, pace, now);
      await deleteOldSignInAttempts(sql, {
        since: now - windowMs,
        succeededAt: now - knownAddressMs,
      });
      return [...counters.map(({ key }) => key), ...(isPaced ? [pace] : [])];
    });
    return { run: (work) => this.#run(work, counted, places) };
  }

  /** A few attempts at once, then one per interval. */
  async #keepPace(sql: Writer, key: string, now: number): Promise<void> {
    const tries = await this.#triesOf(sql, key, now);
    const lastKey = `${key} last`;
    const last = (await findSignInAttempts(sql, lastKey))?.since ?? 0;
    if (tries.failures >= maxFailures.account && isWithin(minIntervalMs, last, now)) {
      throw tooManyAttemptsRefusal(last + minIntervalMs - now);
    }
    await upsertSignInAttempts(sql, { ...tries, failures: tries.failures + 1 });
    await upsertSignInAttempts(sql, { key: lastKey, failures: 0, since: now, succeeded_at: null });
  }

  async #run<Result>(
    work: () => Promise<Result>,
    counted: readonly string[],
    places: readonly string[],
  ): Promise<Result> {
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      if (!isVerdict(error)) await this.#uncount(counted, []);
      throw error;
    }
    await this.#uncount(counted, places);
    return result;
  }

  /** A failure is only logged: what was attempted has been committed, and its reply may be shown only once. */
  async #uncount(counted: readonly string[], familiarKeys: readonly string[]): Promise<void> {
    await this.#takeBack(counted, familiarKeys).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'An attempt to sign in still counts as failed.');
    });
  }

  async #takeBack(counted: readonly string[], familiarKeys: readonly string[]): Promise<void> {
    const now = this.#clock.now();
    await this.#db.transaction(counted, async (sql) => {
      for (const key of counted) {
        const row = await this.#triesOf(sql, key, now);
        await upsertSignInAttempts(sql, { ...row, failures: Math.max(0, row.failures - 1) });
      }
      for (const key of familiarKeys) {
        const familiar = await this.#triesOf(sql, key, now);
        await upsertSignInAttempts(sql, { ...familiar, failures: 0, succeeded_at: now });
      }
    });
  }

  async #familiarOf(
    sql: Writer,
    familiarKeys: readonly string[],
    now: number,
  ): Promise<string | undefined> {
    for (const key of familiarKeys) if (await this.#isFamiliar(sql, key, now)) return key;
    return undefined;
  }

  async #isFamiliar(sql: Writer, pair: string, now: number): Promise<boolean> {
    const { succeeded_at } = await this.#triesOf(sql, pair, now);
    return succeeded_at !== null && succeeded_at > now - knownAddressMs;
  }

  async #triesOf(sql: Writer, key: string, now: number): Promise<SignInAttemptsRow> {
    const row = await findSignInAttempts(sql, key);
    if (!row) return { key, failures: 0, since: now, succeeded_at: null };
    return isWithin(windowMs, row.since, now) ? row : { ...row, failures: 0, since: now };
  }

  #counter(kind: string, of: string, limit: number): Counter {
    return { key: this.#key(kind, of), limit };
  }

  /** Keys are hashed, so that neither e-mails nor addresses are stored. */
  #key(kind: string, of: string): string {
    return `${kind}:${createHmac('sha256', this.#secret).update(`sign-in ${kind} ${of}`).digest('base64url')}`;
  }
}

interface Counter {
  key: string;
  limit: number;
}

interface SignInAttempt {
  /** Succeeds with `work`; fails with its refusal, except for one that says that the server is unavailable. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

const isVerdict = (error: unknown): boolean =>
  error instanceof Refusal && error.code !== 'unavailable';

/** A time further ahead than the window is from a clock that was set right since, and locks nobody out. */
const isWithin = (ms: number, since: number, now: number): boolean => Math.abs(now - since) < ms;

function tooManyAttemptsRefusal(waitMs: number): Refusal {
  return new Refusal('slow_down', {
    message: 'Too many tries. Wait a few minutes, please.',
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
