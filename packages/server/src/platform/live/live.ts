import type { ServerResponse } from 'node:http';
import type { Signal } from '@bee-jinx/contract';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { Caller } from '../http/caller.ts';
import type { Visitor } from '../http/visitor.ts';
import { randomId } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { debouncePresence } from './debounce-presence.ts';
import { Presence } from './presence.ts';
import { QuietTracker } from './quiet-tracker.ts';
import { Relay, type RelayMessage } from './relay.ts';
import { type StreamSession, Streams } from './streams.ts';

const heartbeatMs = 15_000;
const heartbeatShares = 60;
const streamsPerPlayer = 20;
/** How long a stream may outlast its session when no message says that it has ended. */
const sessionRecheckMs = 4000;
/** The reasons for these numbers are in docs/decisions/026-budgets.md. */
export const streamLimits = { perAddress: 500, ofStrangers: 10_000, all: 12_000 };

interface LiveParts {
  redis: Redis | undefined;
  clock: Clock;
  /** Whether no other server can change what this one's players see. */
  isOnlyServer: boolean;
  /** Returns those of these sessions that are still valid, for the same player. */
  sessionsAmong(sessions: StreamSession[]): Promise<Set<StreamSession>>;
  limits: typeof streamLimits | undefined;
}

/** A signal, and the players that it is sent to. */
export type AddressedSignal = Signal & { to: string[] };

/**
 * The live channel. It tells clients to refetch, so that no content can leak through it; only a swarm says what is out
 * for all whom it tells, and a dance, to one player alone, what they would get by asking.
 * Call `sendSignal` after the commit, never inside a transaction: a signal must not run ahead of the truth.
 */
export class Live {
  readonly #streams = new Streams(heartbeatShares);
  readonly #quiet = new QuietTracker();
  readonly #relay: Relay | undefined;
  readonly #presence: Presence;
  readonly #timers: NodeJS.Timeout[];
  readonly #presenceDebouncer = debouncePresence((playerId) => this.#onPresence(playerId));
  #onPresence: (playerId: string) => void = () => {};
  readonly #isOnlyServer: boolean;
  readonly #sessionsAmong: LiveParts['sessionsAmong'];
  #recheck: NodeJS.Timeout | undefined;
  readonly #limits: LiveParts['limits'];
  #draining = false;

  constructor({ redis, clock, isOnlyServer, sessionsAmong, limits }: LiveParts) {
    this.#limits = limits;
    this.#isOnlyServer = isOnlyServer;
    this.#sessionsAmong = sessionsAmong;
    const serverId = randomId('server');
    // Where this is the only server, there is nobody to tell and to ask.
    const shared = isOnlyServer ? undefined : redis;
    this.#presence = new Presence(this.#streams, shared, clock, serverId);
    this.#relay =
      shared &&
      new Relay(
        shared,
        serverId,
        (message) => this.#deliver(message),
        (isAgain) => {
          this.#quiet.reset();
          // Signals of other servers were missed meanwhile. Whoever reconnects refetches.
          if (isAgain) this.#streams.endAll();
        },
      );
    this.#timers = [
      setInterval(
        () => this.#presence.refresh(this.#streams.beat()),
        heartbeatMs / heartbeatShares,
      ),
      setInterval(() => this.#quiet.prune(), heartbeatMs),
    ];
    for (const timer of this.#timers) timer.unref();
    this.#recheckLater();
  }

  get streamCount(): number {
    return this.#streams.count;
  }

  get playerCount(): number {
    return this.#streams.players.length;
  }

  /** Sends to all streams of these players, at all servers. */
  sendSignal(playerIds: string[], signal: Signal): void {
    this.#broadcast({ to: playerIds, signal });
  }

  /** Closes the streams of a session that has ended, at all servers. */
  closeSessionStreams(sessionId: string): void {
    this.#broadcast({ cut: sessionId });
  }

  /** Sets the one listener that is called when a player comes to this server or leaves it. */
  watchPresence(listener: (playerId: string) => void): void {
    this.#onPresence = listener;
  }

  whoIsHere(playerIds: readonly string[]): Promise<Set<string>> {
    return this.#presence.whoIsHere(playerIds);
  }

  listen(
    { playerId, sessionId }: Pick<Caller, 'playerId' | 'sessionId'>,
    visitor: Visitor,
    response: ServerResponse,
  ): void {
    // Hung up while the session was looked up: its close has been emitted already, and nothing would ever remove the stream.
    if (response.destroyed) return;
    if (this.#draining) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
    this.#refuseBeyondLimits(playerId, visitor);
    const firstBeat = { userId: playerId, quietMs: this.#quietFor(playerId) };
    const { address } = visitor;
    this.#streams.open({ playerId, sessionId, address, response }, firstBeat, () => {
      if (this.#streams.countOf(playerId) > 0) return;
      this.#presence.forget(playerId);
      if (!this.#draining) this.#presenceDebouncer.departed(playerId);
    });
    this.#presence.refresh([playerId]);
    this.#presenceDebouncer.arrived(playerId);
  }

  /** Called before a shutdown: asks the clients to reconnect, to another server or to this one when it is back. */
  drain(): void {
    this.#draining = true;
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#recheck);
    this.#presenceDebouncer.stop();
    this.#streams.endAll();
    this.#relay?.close();
  }

  #refuseBeyondLimits(playerId: string, { address, isKnown }: Visitor): void {
    const limits = this.#limits;
    const isTooMany =
      this.#streams.countOf(playerId) >= streamsPerPlayer ||
      (limits && this.#streams.countFrom(address) >= limits.perAddress);
    if (isTooMany) throw new Refusal('slow_down', { retryAfterSeconds: 30 });
    if (limits && this.#streams.count >= (isKnown ? limits.all : limits.ofStrangers)) {
      throw new Refusal('unavailable', { retryAfterSeconds: 30 });
    }
  }

  #broadcast(message: RelayMessage): void {
    this.#deliver(message);
    this.#relay?.publish(message);
  }

  #deliver(message: RelayMessage): void {
    if ('cut' in message) this.#streams.closeSessionStreams(message.cut);
    else {
      this.#quiet.recordSignal(message.to);
      this.#streams.send(message.to, 'signal', message.signal);
    }
  }

  /** 0 where signals of other servers may have been missed. */
  #quietFor(playerId: string): number {
    return this.#isOnlyServer || this.#relay?.isSubscribed ? this.#quiet.msFor(playerId) : 0;
  }

  #recheckLater(): void {
    if (this.#draining) return;
    this.#recheck = setTimeout(() => {
      this.#closeEndedSessions()
        .catch(() => {})
        .finally(() => this.#recheckLater());
    }, sessionRecheckMs).unref();
  }

  /** Catches sessions that another server has ended without a message, or that ended while their stream was being opened. */
  async #closeEndedSessions(): Promise<void> {
    const open = this.#streams.sessions;
    if (open.length === 0) return;
    const alive = await this.#sessionsAmong(open);
    for (const session of open) {
      if (!alive.has(session)) this.#streams.closeSessionStreams(session.sessionId);
    }
  }
}
