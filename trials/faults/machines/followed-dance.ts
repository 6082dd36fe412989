import { setTimeout as pause } from 'node:timers/promises';
import {
  startDance,
  type TestDance,
  wordForNumber,
} from '../../../packages/server/src/testing/test-dance.ts';
import { TestListener } from '../../../packages/server/src/testing/test-listener.ts';
import type { TestPlayer } from '../../../packages/server/src/testing/test-player.ts';

const rounds = 18;
const pauseMs = 400;
const patienceMs = 60_000;

/**
 * A slow dance whose players listen as a browser does: they read the game when their stream opens, and else only know
 * what a signal tells them.
 */
export class FollowedDance {
  readonly #url: string;
  /** What listeners were doing who didn't know the last word when their dance was over. */
  readonly missed: string[] = [];
  played = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async playUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const dance = await startDance(this.#url, { maxRounds: 20, pace: 'relaxed' }).catch(
        () => undefined,
      );
      if (dance) await this.#play(dance, signal);
      else await pause(pauseMs);
    }
  }

  async #play(dance: TestDance, signal: AbortSignal): Promise<void> {
    const end = new AbortController();
    const followers = dance.players.map((player) => new Follower(this.#url, dance.gameId, player));
    const following = followers.map((follower) => follower.follow(end.signal));
    for (let round = 1; round <= rounds && !signal.aborted; round += 1) {
      for (const seat of [0, 1] as const) await untilSaid(dance, seat, round, signal);
    }
    const { version } = await untilDone(() => dance.read(0));
    this.played += 1;
    for (const follower of followers) {
      if (!(await follower.learns(version))) this.missed.push(`${follower.state} of ${version}`);
    }
    end.abort();
    await Promise.all(following);
  }
}

async function untilSaid(
  dance: TestDance,
  seat: 0 | 1,
  round: number,
  signal: AbortSignal,
): Promise<void> {
  const word = wordForNumber(2 * round + seat);
  while (!signal.aborted) {
    const answer = await dance.say(seat, round, word).catch(() => undefined);
    await pause(pauseMs);
    if (answer?.status === 200) return;
  }
}

async function untilDone<Result>(work: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await work().catch(() => undefined);
    if (result !== undefined) return result;
    await pause(pauseMs);
  }
}

class Follower {
  readonly #url: string;
  readonly #gameId: string;
  readonly #player: TestPlayer;
  #version = 0;
  #phase = 'connecting';
  #phaseSince = 0;

  constructor(url: string, gameId: string, player: TestPlayer) {
    this.#url = url;
    this.#gameId = gameId;
    this.#player = player;
  }

  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#listenOnce(signal).catch(() => {});
      if (!signal.aborted) await pause(200);
    }
  }

  async learns(version: number): Promise<boolean> {
    const until = performance.now() + patienceMs;
    while (this.#version < version && performance.now() < until) await pause(50);
    return this.#version >= version;
  }

  get state(): string {
    const seconds = Math.round((performance.now() - this.#phaseSince) / 1000);
    return `${this.#phase} for ${seconds} s, knew version ${this.#version}`;
  }

  #enter(phase: string): void {
    this.#phase = phase;
    this.#phaseSince = performance.now();
  }

  async #listenOnce(signal: AbortSignal): Promise<void> {
    this.#enter('connecting');
    const listener = await TestListener.open(this.#url, this.#player.headers);
    const close = () => listener.close();
    signal.addEventListener('abort', close);
    try {
      this.#enter('reading');
      const input = { params: { gameId: this.#gameId }, query: {} };
      const { data } = await this.#player.ask('readDance', input);
      this.#version = Math.max(this.#version, data.game.version);
      this.#enter('listening');
      await listener.until(() => {
        for (const signal of listener.signals() as { id?: string; version?: number }[]) {
          if (signal.id === this.#gameId) {
            this.#version = Math.max(this.#version, signal.version ?? 0);
          }
        }
        return false;
      });
    } finally {
      signal.removeEventListener('abort', close);
      listener.close();
    }
  }
}
