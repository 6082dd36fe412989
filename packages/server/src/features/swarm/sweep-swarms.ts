import { dayMs, lapseSwarm, minuteMs, replaceHost } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import { repeatEvery } from '../../platform/repeat-every.ts';
import { settleDue } from '../../platform/settle-due.ts';
import type { SwarmDeps } from './deps.ts';
import { hostsOfOpenSwarms, membersOf, overdueSwarms, purgeSwarms } from './queries.ts';
import type { StoredSwarm } from './swarm-row.ts';
import { changeSwarm } from './swarm-steps.ts';

const sweepEveryMs = 1000;
const checkHostsEveryMs = 2000;
const purgeEveryMs = 10 * minuteMs;
const batch = 100;
/** Long enough to change the network or to reload, short enough for a table that waits to begin. */
const hostAbsenceMs = 20_000;
const keepRoomMs = dayMs;

/** Returns what stops it. */
export function startSweepingSwarms(deps: SwarmDeps, log: FastifyBaseLogger): () => Promise<void> {
  const report = (error: unknown) => log.warn({ err: error }, 'a sweep of the swarms failed');
  let applying: Promise<unknown> = Promise.resolve();
  deps.timers.onDeadline((swarmId) => {
    applying = Promise.all([applying, applyDeadline(deps, swarmId).catch(report)]);
  });
  const hosts = new AbsentHosts(deps);
  const stops = [
    repeatEvery(sweepEveryMs, () => applyOverdue(deps), report),
    repeatEvery(checkHostsEveryMs, () => hosts.replaceAbsent(), report),
    repeatEvery(purgeEveryMs, () => purgeEndedSwarms(deps), report),
  ];
  return async () => {
    deps.timers.stop();
    await Promise.all([...stops.map((stop) => stop()), applying]);
  };
}

/** Turns the words over, or ends the swarm, if its deadline has passed. Idempotent, and safe on several servers. */
export function applyDeadline(deps: SwarmDeps, swarmId: string): Promise<StoredSwarm> {
  return changeSwarm(deps, swarmId, null, ({ before, now }) => ({
    ruling: { ok: true, game: lapseSwarm(before, deps.judge, now) },
  }));
}

const applyOverdue = (deps: SwarmDeps): Promise<void> =>
  settleDue(
    (limit) => overdueSwarms(deps.db.read, deps.clock.now(), limit),
    (swarmId) => applyDeadline(deps, swarmId),
  );

/** A day after the end its code is free for another room, and what never began is gone. */
export const purgeEndedSwarms = ({ db, clock }: Pick<SwarmDeps, 'db' | 'clock'>): Promise<void> =>
  db.transaction(['purge-swarms'], (sql) =>
    purgeSwarms(sql, clock.now() - keepRoomMs, clock.now()),
  );

/** Tables whose host has vanished pass to somebody who is there. */
export class AbsentHosts {
  readonly #deps: SwarmDeps;
  /** When the host of a table was first missed here, by table and seat: who takes over has a time of their own. */
  #missedSince = new Map<string, number>();

  constructor(deps: SwarmDeps) {
    this.#deps = deps;
  }

  async replaceAbsent(): Promise<void> {
    const { db, clock, live } = this.#deps;
    const missed = new Map<string, number>();
    for (let after: string | undefined = ''; after !== undefined; ) {
      const hosts = await hostsOfOpenSwarms(db.read, after, batch);
      const here = await live.whoIsHere(hosts.flatMap(({ playerId }) => playerId ?? []));
      for (const { swarmId, host, playerId } of hosts) {
        if (playerId !== null && here.has(playerId)) continue;
        const key = `${swarmId}:${host}`;
        const since = this.#missedSince.get(key) ?? clock.now();
        missed.set(key, since);
        if (clock.now() - since >= hostAbsenceMs) await this.#replace(swarmId);
      }
      after = hosts.length < batch ? undefined : hosts.at(-1)?.swarmId;
    }
    this.#missedSince = missed;
  }

  /** Unless nobody is there, or the host is back. */
  async #replace(swarmId: string): Promise<void> {
    const { db, live } = this.#deps;
    const seated = (await membersOf(db.read, swarmId)).filter(({ seat }) => seat !== null);
    const here = await live.whoIsHere(seated.flatMap(({ player_id }) => player_id ?? []));
    const present = seated.flatMap(({ seat, player_id }) =>
      player_id !== null && here.has(player_id) ? (seat ?? []) : [],
    );
    if (present.length === 0) return;
    await changeSwarm(this.#deps, swarmId, null, ({ before }) => {
      const { host } = before;
      const isAbsent = host !== null && !present.includes(host);
      return { ruling: { ok: true, game: isAbsent ? replaceHost(before, host, present) : before } };
    });
  }
}
