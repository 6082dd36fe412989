import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PushMessage } from '@bee-jinx/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { Live } from '../../../platform/live/live.ts';
import { onItsOwn } from '../../../platform/on-behalf.ts';
import type { NotificationRow } from '../queries.ts';
import { encryptMessage } from './encrypt-message.ts';
import { messageOf } from './message.ts';
import { readPoint } from './p256.ts';
import { deliver, readEndpoint } from './push-service.ts';
import { deleteSubscription, type SubscriptionRow, subscriptionsOf } from './queries.ts';
import type { Vapid } from './vapid.ts';

interface PushParts {
  db: Database;
  live: Live;
  vapid: Vapid;
  log: FastifyBaseLogger;
  /** For tests, which have a push service of their own. */
  mayBeLoopback: boolean;
}

/** Of all players together. What is beyond that is in the inbox, like everything. */
const mostUnderWay = 500;
const tries = 3;
const firstPauseMs = 1000;
const mostPauseMs = 30_000;
/** After that it is no news any more. */
const keptSeconds = 24 * 3600;

/** Reaches players outside of the game. It never holds anybody up, and what it can't deliver it forgets. */
export class WebPush {
  readonly mayBeLoopback: boolean;
  readonly #parts: PushParts;
  readonly #stop = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: PushParts) {
    this.#parts = parts;
    this.mayBeLoopback = parts.mayBeLoopback;
  }

  get publicKey(): string {
    return this.#parts.vapid.publicKey;
  }

  /** To every browser of that player, unless they are looking. Returns at once. */
  send(row: NotificationRow): void {
    if (this.#stop.signal.aborted || this.#underWay.size >= mostUnderWay) return;
    const sending = onItsOwn(() => this.#sendToAll(row))
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) this.#parts.log.warn({ err: error }, 'a push failed');
      })
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay);
  }

  async #sendToAll(row: NotificationRow): Promise<void> {
    const { db, live } = this.#parts;
    const subscriptions = await subscriptionsOf(db.read, row.player_id);
    if (subscriptions.length === 0) return;
    if ((await live.whoIsHere([row.player_id])).has(row.player_id)) return;
    const message = await messageOf(db, row);
    if (!message) return;
    await Promise.all(subscriptions.map((one) => this.#sendTo(one, message)));
  }

  async #sendTo(subscription: SubscriptionRow, message: PushMessage): Promise<void> {
    const { db, vapid } = this.#parts;
    const endpoint = readEndpoint(subscription.endpoint, this.mayBeLoopback);
    const publicKey = readPoint(Buffer.from(subscription.p256dh, 'base64url'));
    if (!endpoint || !publicKey) return;
    const secret = Buffer.from(subscription.auth, 'base64url');
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const body = encryptMessage(JSON.stringify(message), { publicKey, secret });
      const headers = {
        authorization: vapid.proofFor(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        topic: topicOf(message.tag),
        urgency: 'normal',
      };
      const answer = await deliver(endpoint, { headers, body }, this.#stop.signal).catch(
        () => null,
      );
      if (this.#stop.signal.aborted) return;
      if (answer && isGone(answer.status)) {
        const { endpoint, player_id: playerId } = subscription;
        await db.transaction([`push:${playerId}`], (sql) =>
          deleteSubscription(sql, { endpoint, playerId }),
        );
        return;
      }
      if (answer && !mayComeLater(answer.status)) return;
      const asked = answer?.retryAfterSeconds;
      const waitMs = asked == null ? firstPauseMs * 4 ** attempt : asked * 1000;
      if (waitMs > mostPauseMs || attempt === tries - 1) return;
      await pause(waitMs, undefined, { signal: this.#stop.signal, ref: false });
    }
  }
}

const isGone = (status: number) => status === 404 || status === 410;
const mayComeLater = (status: number) => status === 429 || status >= 500;

/** Push services take 32 characters of base64url: what waits there under the same topic is replaced. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
