import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findTries, forgetTries, saveTries, type TriesRow } from './queries.ts';

const windowMs = 15 * 60_000;
const familiarMs = 90 * 86_400_000;

export const mostFailures = { account: 10, address: 50 } as const;

/**
 * Guessing is slowed down by account and by address. But an address from which somebody has signed in
 * to this account before is counted by itself: strangers can lock each other out, never the owner at home;
 * and where a proxy makes everybody come from one address, nobody is locked out who has been here before.
 * A try counts as failed until it succeeds, so that guesses made at once are all counted.
 */
export class SignInLimits {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #secret: string;

  constructor(db: Database, clock: Clock, secret: string) {
    this.#db = db;
    this.#clock = clock;
    this.#secret = secret;
  }

  /** Without an `account` only the address counts. */
  async begin(account: string | undefined, address: string): Promise<SignInTry> {
    const now = this.#clock.now();
    const pair = this.#key('pair', `${account} ${address}`);
    const byAddress = { key: this.#key('address', address), most: mostFailures.address };
    const byAccount = { key: this.#key('account', account ?? ''), most: mostFailures.account };
    const counted = await this.#db.transaction([byAddress.key, byAccount.key], async (sql) => {
      const familiar = account !== undefined && (await this.#isFamiliar(sql, pair, now));
      const counters = familiar
        ? [{ key: pair, most: mostFailures.account }]
        : [byAddress, ...(account === undefined ? [] : [byAccount])];
      for (const { key, most } of counters) {
        const row = await this.#triesOf(sql, key, now);
        if (row.failures >= most) throw tooMany(row.since + windowMs - now);
        await saveTries(sql, { ...row, failures: row.failures + 1 });
      }
      await forgetTries(sql, { since: now - windowMs, succeededAt: now - familiarMs });
      return counters.map(({ key }) => key);
    });
    return { succeeded: () => this.#succeed(counted, pair) };
  }

  async #succeed(counted: string[], pair: string): Promise<void> {
    const now = this.#clock.now();
    await this.#db.transaction(counted, async (sql) => {
      for (const key of counted) {
        const row = await this.#triesOf(sql, key, now);
        await saveTries(sql, { ...row, failures: Math.max(0, row.failures - 1) });
      }
      const familiar = await this.#triesOf(sql, pair, now);
      await saveTries(sql, { ...familiar, failures: 0, succeeded_at: now });
    });
  }

  async #isFamiliar(sql: Writer, pair: string, now: number): Promise<boolean> {
    const { succeeded_at } = await this.#triesOf(sql, pair, now);
    return succeeded_at !== null && succeeded_at > now - familiarMs;
  }

  async #triesOf(sql: Writer, key: string, now: number): Promise<TriesRow> {
    const row = await findTries(sql, key);
    if (!row) return { key, failures: 0, since: now, succeeded_at: null };
    return row.since > now - windowMs ? row : { ...row, failures: 0, since: now };
  }

  /** Neither e-mails nor addresses are kept in a form that could be read. */
  #key(kind: string, of: string): string {
    return `${kind}:${createHmac('sha256', this.#secret).update(`sign-in ${kind} ${of}`).digest('base64url')}`;
  }
}

export interface SignInTry {
  succeeded(): Promise<void>;
}

function tooMany(waitMs: number): Refusal {
  return new Refusal('slow_down', {
    message: 'Too many tries. Wait a few minutes, please.',
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
