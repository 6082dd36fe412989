import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PushMessage } from '@bee-jinx/contract';
import { isPushAllowed, type NotificationType, notificationPath } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import { runWithoutActor } from '../../../platform/actor-context.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Live } from '../../../platform/live/live.ts';
import { repeatEvery } from '../../../platform/repeat-every.ts';
import type { PushSender } from '../deps.ts';
import { presentNotification } from '../inbox.ts';
import { loadNotificationSettings } from '../notification-settings.ts';
import { findNotification, type NotificationRow } from '../queries.ts';
import { decodePublicPoint, encryptMessage, type Vapid } from './push-crypto.ts';
import { deliverPush, parseEndpoint } from './push-service.ts';
import {
  claimDuePushes,
  deleteSubscription,
  hasDuePushes,
  type SubscriptionRow,
  setPushAt,
  subscriptionsOf,
} from './queries.ts';

/** As the inbox shows it; null if it was read, replaced or deleted meanwhile. */
async function createPushMessage(db: Database, row: NotificationRow): Promise<PushMessage | null> {
  const stored = await findNotification(db.read, row.player_id, row.id);
  if (!stored || stored.read_at !== null) return null;
  const { notificationId, type, text, gameId, groupId, pairCode } = presentNotification(stored);
  return {
    notificationId,
    type,
    title: 'Bee Jinx',
    text,
    path: notificationPath({ type, gameId, groupId, pairCode }) ?? '/inbox',
    tag: stored.about,
  };
}

interface WebPushDeps {
  db: Database;
  clock: Clock;
  live: Live;
  vapid: Vapid;
  log: FastifyBaseLogger;
  /** For tests with a local push service. */
  mayBeLoopback: boolean;
}

/** How long a claim lasts unless it is renewed. */
export const pushClaimMs = 15_000;
const pollIntervalMs = 3000;
const closeTimeoutMs = 1000;
/** Over all players; the rest stays due for any server. */
const maxInFlight = 500;
const maxAttempts = 3;
const initialBackoffMs = 1000;
const maxBackoffMs = 30_000;
const ttlSeconds = 24 * 3600;
/** A reminder of today's pair is of no use in the night. */
const reminderTtlSeconds = 6 * 3600;
const ttlOf = (type: NotificationType) => (type === 'reminder' ? reminderTtlSeconds : ttlSeconds);

/**
 * Sends pushes in the background. What is due is a mark (`push_at`) on the notification, committed with it, so that
 * another server takes over after a crash. What a push service refuses is dropped.
 */
export class WebPush implements PushSender {
  readonly mayBeLoopback: boolean;
  readonly #deps: WebPushDeps;
  readonly #stop = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #stopLooking: () => Promise<void>;

  constructor(deps: WebPushDeps) {
    this.#deps = deps;
    this.mayBeLoopback = deps.mayBeLoopback;
    this.#stopLooking = repeatEvery(
      pollIntervalMs,
      () => this.#look(),
      (error) => deps.log.warn({ err: error }, 'unsent pushes could not be read'),
    );
  }

  get publicKey(): string {
    return this.#deps.vapid.publicKey;
  }

  /** To every browser of the player, unless they have the game open. Returns at once. */
  send(row: NotificationRow): void {
    if (this.#stop.signal.aborted || this.#underWay.has(row.id)) return;
    if (this.#underWay.size >= maxInFlight) return;
    const sending = runWithoutActor(() => this.#sendAndMark(row))
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'a push failed'))
      .finally(() => this.#underWay.delete(row.id));
    this.#underWay.set(row.id, sending);
  }

  /** What isn't sent in time is left to the next server. */
  async close(): Promise<void> {
    await this.#stopLooking();
    const sent = Promise.all(this.#underWay.values());
    await Promise.race([sent, pause(closeTimeoutMs, undefined, { ref: false })]);
    this.#stop.abort();
    await sent;
  }

  /** Renews the claims of this server and takes over expired ones. */
  async #look(): Promise<void> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    const until = now + pushClaimMs;
    const ours = [...this.#underWay.keys()];
    if (ours.length > 0) await db.statement((sql) => setPushAt(sql, ours, until));
    const limit = maxInFlight - ours.length;
    if (limit <= 0 || !(await hasDuePushes(db.read, now))) return;
    const take = { now, until, limit };
    const taken = await db.transaction(['pushes'], (sql) => claimDuePushes(sql, take));
    for (const row of taken) this.send(row);
  }

  async #sendAndMark(row: NotificationRow): Promise<void> {
    const { db, clock } = this.#deps;
    const { signal } = this.#stop;
    await this.#sendToAll(row).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    const isLeft = signal.aborted;
    await db.statement((sql) => setPushAt(sql, [row.id], isLeft ? clock.now() : null));
  }

  async #sendToAll(row: NotificationRow): Promise<void> {
    const { db, clock, live } = this.#deps;
    const subscriptions = await subscriptionsOf(db.read, row.player_id);
    if (subscriptions.length === 0) return;
    if ((await live.whoIsHere([row.player_id])).has(row.player_id)) return;
    // Checked again, because it may have waited.
    const now = clock.now();
    const { type } = row as { type: NotificationType };
    const isNews = now - row.created_at < ttlOf(type) * 1000;
    if (!isNews || !isPushAllowed(await loadNotificationSettings(db, row.player_id), type, now))
      return;
    const message = await createPushMessage(db, row);
    if (!message) return;
    await Promise.all(subscriptions.map((subscription) => this.#sendTo(subscription, message)));
  }

  async #sendTo(subscription: SubscriptionRow, message: PushMessage): Promise<void> {
    const { db, vapid } = this.#deps;
    const endpoint = parseEndpoint(subscription.endpoint, this.mayBeLoopback);
    const publicKey = decodePublicPoint(Buffer.from(subscription.p256dh, 'base64url'));
    if (!endpoint || !publicKey) return;
    const secret = Buffer.from(subscription.auth, 'base64url');
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const body = encryptMessage(JSON.stringify(message), { publicKey, secret });
      const headers = {
        authorization: vapid.proofFor(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlOf(message.type)),
        topic: topicOf(message.tag),
        urgency: 'normal',
      };
      const answer = await deliverPush(endpoint, { headers, body }, this.#stop.signal).catch(
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
      if (answer && !isRetryable(answer.status)) return;
      const retryAfterSeconds = answer?.retryAfterSeconds;
      const waitMs =
        retryAfterSeconds == null ? initialBackoffMs * 4 ** attempt : retryAfterSeconds * 1000;
      if (waitMs > maxBackoffMs || attempt === maxAttempts - 1) return;
      await pause(waitMs, undefined, { signal: this.#stop.signal, ref: false });
    }
  }
}

const isGone = (status: number) => status === 404 || status === 410;
const isRetryable = (status: number) => status === 429 || status >= 500;

/** At most 32 characters of base64url; a waiting push with the same topic is replaced. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
