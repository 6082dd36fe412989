import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallReply } from '@bee-jinx/contract';
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

/** Tells that it is the same address again, and not which one. */
export const hashAddress = (secret: string, address: string): string =>
  `hidden:${createHmac('sha256', secret).update(`mail ${address}`).digest('base64url')}`;

const everyMs = 1000;
const maxConcurrentMails = 10;
/** For what is under way when the server stops; what isn't finished by then is sent again by the next. */
const drainTimeoutMs = 3000;
/** How long the others leave a mail to the server that took it: longer than a delivery may last. */
const claimMs = 120_000;
const initialBackoffMs = 10_000;
const maxBackoffMs = 30 * 60_000;
const day = 86_400_000;
/**
 * Of each kind: nobody's mailbox is flooded by what somebody else does here with their address, and whoever asks for many
 * links doesn't keep its owner from being told of a sign-in.
 */
export const maxMailsPerDay = 20;

interface QueuedMail {
  kind: 'security' | 'password_reset';
  to: string;
  playerId: string | null;
  content: MailContent;
  /** After that it is no use any more. */
  usefulMs: number;
}

interface QueueParts {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  secret: string;
  sender: { send(mail: Mail): Promise<void>; close(): void };
  /** Asked before it is sent, so that what asks for a mail takes the same time whether or not it is meant for anybody. */
  isWanted(row: Pick<MailRow, 'kind' | 'to_address'>): Promise<boolean>;
}

/**
 * Mails wait in the database, put there by the transaction that causes them. Each is taken by one server at a time and
 * sent at least once: it is taken again if that server dies in between.
 */
export class MailQueue {
  readonly #parts: QueueParts;
  readonly #underWay = new Set<Promise<void>>();
  #isStopped = false;
  #stop = async (): Promise<void> => {};

  constructor(deps: QueueParts) {
    this.#parts = deps;
  }

  start(): void {
    this.#stop = repeatEvery(
      everyMs,
      () => this.#begin(),
      (error) => this.#parts.log.warn({ err: error }, 'The mail queue could not be read.'),
    );
  }

  async stop(): Promise<void> {
    await this.#stop();
    const givenUp = new AbortController();
    const tooLong = pause(drainTimeoutMs, undefined, givenUp).catch(() => {});
    await Promise.race([Promise.all(this.#underWay), tooLong]);
    givenUp.abort();
    this.#isStopped = true;
    this.#parts.sender.close();
  }

  /** Inside the transaction of what it tells of. */
  async add(sql: Writer, { kind, to, playerId, content, usefulMs }: QueuedMail): Promise<void> {
    if (/\p{Cc}/u.test(to + content.subject)) throw new Error('A header of a mail is one line.');
    const now = this.#parts.clock.now();
    const names = [to, hashAddress(this.#parts.secret, to)];
    if ((await countMailsTo(sql, kind, names, now - day)) >= maxMailsPerDay) return;
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

  /** What is due, as much as may be under way at once. Resolves when all of that is sent, or isn't. */
  async deliver(): Promise<void> {
    await this.#begin();
    await Promise.all(this.#underWay);
  }

  /** Doesn't wait for what it begins: a delivery that hangs holds up no other. */
  async #begin(): Promise<void> {
    const room = maxConcurrentMails - this.#underWay.size;
    if (room === 0) return;
    for (const row of await this.#take(room)) {
      const sending = this.#send(row)
        .catch((error: unknown) => {
          this.#parts.log.warn({ err: error, mail: row.id }, 'A mail could not be looked after.');
        })
        .finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
    }
  }

  /** A look first: mostly there is nothing, and then nothing is locked or written. */
  async #take(most: number): Promise<MailRow[]> {
    const { db, clock } = this.#parts;
    if (!(await hasDueMails(db.read, clock.now()))) return [];
    return db.transaction(['mail-queue'], async (sql) => {
      const now = clock.now();
      await deleteExpiredMails(sql, now);
      const rows = await dueMails(sql, now, most);
      for (const { id, attempts } of rows) {
        await changeMail(sql, id, { due_at: now + claimMs, attempts: attempts + 1 });
      }
      return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
    });
  }

  async #send(row: MailRow): Promise<void> {
    const { db, clock, log, sender, isWanted } = this.#parts;
    const { id, kind, to_address: to, content, attempts } = row;
    if (content === null || !(await isWanted(row))) {
      await db.transaction([], (sql) => deleteMail(sql, id));
      return;
    }
    const failure = await sender.send({ id, to, content: JSON.parse(content) as MailContent }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // The database is closed by now, and the claim runs out by itself.
    if (this.#isStopped) return;
    if (!failure) {
      // It counts towards the limit for a day; what it said is needed no more.
      const sent = { content: null, due_at: null, expires_at: clock.now() + day };
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

/** Refused for good because of the mailbox or the mail. A wrong password of ours can be mended, and is tried again. */
function isPermanentFailure(error: unknown): boolean {
  const { permanent, command, code } = error as SmtpError;
  if (code === 'EENVELOPE' && command === 'API') return true;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

/** Without the server's own sentence, which mostly repeats the address. */
const reasonOf = (error: unknown) => {
  const { code, command, responseCode } = error as SmtpError;
  return { code, command, responseCode };
};

/** Without what they say: there are links in it that open an account. */
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
