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
import { Streams } from './streams.ts';

const heartbeatMs = 15_000;
const streamsPerPlayer = 20;
/** How long a stream may outlast its session where nobody tells this server that it has ended. */
const sessionRecheckMs = 4000;
/** docs/decisions/026-budgets.md says why so many. */
export const streamLimits = { perAddress: 500, ofStrangers: 10_000, all: 12_000 };

interface LiveParts {
  redis: Redis | undefined;
  clock: Clock;
  /** Whether no other server can change what this one's players see. */
  isOnlyServer: boolean;
  /** Which of these sessions go on. */
  sessionsAmong(sessionIds: string[]): Promise<Set<string>>;
  limits: typeof streamLimits | undefined;
}

/**
 * The live channel. It only tells clients to refetch, so that no content can leak through it.
 * Call `sendSignal` after the commit, never inside a transaction: a signal must not run ahead of the truth.
 */
export class Live {
  readonly #streams = new Streams();
  readonly #quiet = new QuietTracker();
  readonly #relay: Relay | undefined;
  readonly #presence: Presence;
  readonly #heart: NodeJS.Timeout;
  readonly #comings = debouncePresence((playerId) => this.#onPresence(playerId));
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
    this.#presence = new Presence(this.#streams, redis, clock, serverId);
    this.#relay =
      redis &&
      new Relay(
        redis,
        serverId,
        (word) => this.#hear(word),
        () => this.#quiet.reset(),
      );
    this.#heart = setInterval(() => this.#beat(), heartbeatMs);
    this.#heart.unref();
    this.#recheckLater();
  }

  get streamCount(): number {
    return this.#streams.count;
  }

  get playerCount(): number {
    return this.#streams.players.length;
  }

  /** Every screen of these players, at this server and the others. */
  sendSignal(playerIds: string[], signal: Signal): void {
    this.#say({ to: playerIds, signal });
  }

  /** The session has ended: its streams end too, wherever they are. */
  closeSessionStreams(sessionId: string): void {
    this.#say({ cut: sessionId });
  }

  /** Called when a player has come to this server, or gone from it. There is one who cares. */
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
    if (this.#draining) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
    this.#refuseBeyondLimits(playerId, visitor);
    const firstBeat = { userId: playerId, quietMs: this.#quietFor(playerId) };
    const { address } = visitor;
    this.#streams.open({ playerId, sessionId, address, response }, firstBeat, () => {
      if (this.#streams.countOf(playerId) > 0) return;
      this.#presence.forget(playerId);
      if (!this.#draining) this.#comings.departed(playerId);
    });
    this.#presence.refresh([playerId]);
    this.#comings.arrived(playerId);
  }

  /** Before the server stops: listeners are sent to another one, or to this one when it is back. */
  drain(): void {
    this.#draining = true;
    clearInterval(this.#heart);
    clearTimeout(this.#recheck);
    this.#comings.stop();
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

  #say(word: RelayMessage): void {
    this.#hear(word);
    this.#relay?.publish(word);
  }

  #hear(word: RelayMessage): void {
    if ('cut' in word) this.#streams.closeSessionStreams(word.cut);
    else {
      this.#quiet.recordSignal(word.to);
      this.#streams.send(word.to, 'signal', word.signal);
    }
  }

  /** Another server may have told something that was never heard here; then there is nothing to say. */
  #quietFor(playerId: string): number {
    return this.#isOnlyServer || this.#relay?.isHearing ? this.#quiet.msFor(playerId) : 0;
  }

  #recheckLater(): void {
    if (this.#draining) return;
    this.#recheck = setTimeout(() => {
      this.#cutEnded()
        // While the database is away, streams say nothing new; the next look is soon.
        .catch(() => {})
        .finally(() => this.#recheckLater());
    }, sessionRecheckMs).unref();
  }

  /** Another server has ended them and could not tell us, or it happened while the stream was being opened. */
  async #cutEnded(): Promise<void> {
    const listening = this.#streams.sessions;
    if (listening.length === 0) return;
    const alive = await this.#sessionsAmong(listening);
    for (const sessionId of listening) {
      if (!alive.has(sessionId)) this.#streams.closeSessionStreams(sessionId);
    }
  }

  #beat(): void {
    this.#streams.dropStalled();
    this.#streams.sendToAll('beat', {});
    this.#quiet.prune();
    this.#presence.refresh(this.#streams.players);
  }
}
