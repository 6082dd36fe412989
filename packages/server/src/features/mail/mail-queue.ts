import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallReply } from '@bee-jinx/contract';
import { dayMs } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random.ts';
import { repeatEvery } from '../../platform/repeat-every.ts';
import {
  changeMail,
  countMailsTo,
  deleteExpiredMails,
  deleteMail,
  dueMails,
  hasDueMails,
  insertMail,
  type MailRow,
  mailsOf,
} from './queries.ts';
import type { Mail, MailContent } from './smtp.ts';

/** Keyed hash: recognizes an address without storing it. */
export const hashAddress = (secret: string, address: string): string =>
  `hidden:${createHmac('sha256', secret).update(`mail ${address}`).digest('base64url')}`;

const everyMs = 1000;
const maxConcurrentMails = 10;
/** At shutdown; what isn't finished by then is sent again by the next server. */
const drainTimeoutMs = 3000;
/** A claim outlasts the longest delivery. */
const claimMs = 120_000;
const initialBackoffMs = 10_000;
const maxBackoffMs = 30 * 60_000;
/** Per address and kind, so that nobody's mailbox is flooded, and requests for links don't suppress security mails. */
export const maxMailsPerDay = 20;
/** Beyond these one at a time, so that a stranger who asks for links keeps nobody from theirs for a day. */
const spacingMs = 3_600_000;

interface QueuedMail {
  kind: 'security' | 'password_reset' | 'reminder';
  to: string;
  playerId: string | null;
  content: MailContent;
  /** How long the mail is worth sending. */
  usefulMs: number;
}

interface MailQueueDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  secret: string;
  sender: { send(mail: Mail): Promise<void>; close(): void };
  /** Checked just before sending, so that the call that queues a mail takes the same time for every address. */
  isWanted(row: Pick<MailRow, 'kind' | 'to_address' | 'player_id'>): Promise<boolean>;
}

/**
 * Transactional outbox: mails are queued in the transaction that causes them, claimed by one server at a time and sent
 * at least once.
 */
export class MailQueue {
  readonly #deps: MailQueueDeps;
  readonly #underWay = new Set<Promise<void>>();
  #isStopped = false;
  #stop = async (): Promise<void> => {};

  constructor(deps: MailQueueDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#stop = repeatEvery(
      everyMs,
      () => this.#begin(),
      (error) => this.#deps.log.warn({ err: error }, 'The mail queue could not be read.'),
    );
  }

  async stop(): Promise<void> {
    await this.#stop();
    const givenUp = new AbortController();
    const tooLong = pause(drainTimeoutMs, undefined, givenUp).catch(() => {});
    await Promise.race([Promise.all(this.#underWay), tooLong]);
    givenUp.abort();
    this.#isStopped = true;
    this.#deps.sender.close();
  }

  /** Inside the transaction that causes the mail. */
  async add(sql: Writer, { kind, to, playerId, content, usefulMs }: QueuedMail): Promise<void> {
    if (/\p{Cc}/u.test(to + content.subject)) throw new Error('A header of a mail is one line.');
    const now = this.#deps.clock.now();
    const names = [to, hashAddress(this.#deps.secret, to)];
    const countSince = (since: number) => countMailsTo(sql, kind, names, since);
    const isBeyondLimit = (await countSince(now - dayMs)) >= maxMailsPerDay;
    if (isBeyondLimit && (await countSince(now - spacingMs)) > 0) return;
    await insertMail(sql, {
      id: randomId('mail'),
      player_id: playerId,
      kind,
      to_address: to,
      content: JSON.stringify(content),
      created_at: now,
      due_at: now,
      attempts: 0,
      expires_at: now + usefulMs,
    });
  }

  /** Sends what is due, up to the limit of concurrent deliveries, and waits for it. */
  async deliver(): Promise<void> {
    await this.#begin();
    await Promise.all(this.#underWay);
  }

  /** Doesn't wait for deliveries, so that one that hangs holds up no other. */
  async #begin(): Promise<void> {
    const room = maxConcurrentMails - this.#underWay.size;
    if (room === 0) return;
    for (const row of await this.#take(room)) {
      const sending = this.#send(row)
        .catch((error: unknown) => {
          this.#deps.log.warn({ err: error, mail: row.id }, 'The delivery of a mail failed.');
        })
        .finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
    }
  }

  /** Reads first: usually nothing is due, and then nothing is locked. */
  async #take(limit: number): Promise<MailRow[]> {
    const { db, clock } = this.#deps;
    if (!(await hasDueMails(db.read, clock.now()))) return [];
    return db.transaction(['mail-queue'], async (sql) => {
      const now = clock.now();
      await deleteExpiredMails(sql, now);
      const rows = await dueMails(sql, now, limit);
      for (const { id, attempts } of rows) {
        await changeMail(sql, id, { due_at: now + claimMs, attempts: attempts + 1 });
      }
      return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
    });
  }

  async #send(row: MailRow): Promise<void> {
    const { db, clock, log, sender, isWanted } = this.#deps;
    const { id, kind, to_address: to, content, attempts } = row;
    if (content === null || !(await isWanted(row))) {
      await db.transaction([], (sql) => deleteMail(sql, id));
      return;
    }
    const failure = await sender.send({ id, to, content: JSON.parse(content) as MailContent }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // The database is closed by now; the claim expires by itself.
    if (this.#isStopped) return;
    if (!failure) {
      // The row counts towards the daily limit; its content is no longer needed.
      const sent = { content: null, due_at: null, expires_at: clock.now() + dayMs };
      await db.transaction([], (sql) => changeMail(sql, id, sent));
      return;
    }
    const isOver = isPermanentFailure(failure.error);
    const why = reasonOf(failure.error);
    log.warn({ mail: id, kind, attempts, isOver, ...why }, 'A mail was not sent.');
    const pauseMs = Math.min(maxBackoffMs, initialBackoffMs * 3 ** (attempts - 1));
    await db.transaction([], (sql) =>
      isOver ? deleteMail(sql, id) : changeMail(sql, id, { due_at: clock.now() + pauseMs }),
    );
  }
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
}

/** The recipient or the mail is refused for good. A wrong SMTP password of ours isn't permanent. */
function isPermanentFailure(error: unknown): boolean {
  const { permanent, command, code } = error as SmtpError;
  if (code === 'EENVELOPE' && command === 'API') return true;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

/** Without the server's message, which often repeats the address. */
const reasonOf = (error: unknown) => {
  const { code, command, responseCode } = error as SmtpError;
  return { code, command, responseCode };
};

/** Without the content, which has links that open an account. */
export async function exportMails(
  { db }: { db: Database },
  playerId: string,
  email: string | undefined,
): Promise<CallReply<'exportMe'>['mails']> {
  return (await mailsOf(db.read, playerId, email)).map(
    ({ kind, to_address, created_at, due_at }) => ({
      kind,
      to: to_address,
      queuedAt: new Date(created_at).toISOString(),
      sent: due_at === null,
    }),
  );
}
