import { lapseSwarm, replaceHost } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import { repeatEvery } from '../../platform/repeat-every.ts';
import type { SwarmDeps } from './deps.ts';
import { liveSwarms, membersOfAll, overdueSwarms, purgeSwarms } from './queries.ts';
import { type StoredSwarm, swarmFromRow } from './swarm-row.ts';
import { changeSwarm } from './swarm-steps.ts';

const sweepEveryMs = 1000;
const checkHostsEveryMs = 10_000;
const purgeEveryMs = 600_000;
const batch = 100;
/** Long enough to change the network or to reload, short enough for a table that waits to begin. */
const hostAbsenceMs = 20_000;
const keepRoomMs = 86_400_000;

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
    repeatEvery(purgeEveryMs, () => purge(deps), report),
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

async function applyOverdue(deps: SwarmDeps): Promise<void> {
  let overdue: string[];
  do {
    overdue = await overdueSwarms(deps.db.read, deps.clock.now(), batch);
    for (const swarmId of overdue) await applyDeadline(deps, swarmId);
  } while (overdue.length === batch);
}

const purge = ({ db, clock }: SwarmDeps): Promise<void> =>
  db.transaction(['purge-swarms'], (sql) =>
    purgeSwarms(sql, clock.now() - keepRoomMs, clock.now()),
  );

/** Tables whose host has vanished pass to somebody who is there. */
class AbsentHosts {
  readonly #deps: SwarmDeps;
  /** When the host of a swarm was first missed here. */
  #missedSince = new Map<string, number>();

  constructor(deps: SwarmDeps) {
    this.#deps = deps;
  }

  async replaceAbsent(): Promise<void> {
    const { db, clock } = this.#deps;
    const missed = new Map<string, number>();
    for (let after = ''; ; ) {
      const rows = await liveSwarms(db.read, after, batch);
      const found = await this.#findAbsent(rows);
      for (const { swarmId, host, present } of found) {
        const since = this.#missedSince.get(swarmId) ?? clock.now();
        missed.set(swarmId, since);
        if (clock.now() - since >= hostAbsenceMs) await this.#replace(swarmId, host, present);
      }
      after = rows.at(-1)?.id ?? '';
      if (rows.length < batch) break;
    }
    this.#missedSince = missed;
  }

  async #findAbsent(rows: readonly { id: string; game: string }[]) {
    const { db, live } = this.#deps;
    const ids = rows.map(({ id }) => id);
    const members = (await membersOfAll(db.read, ids)).filter(({ seat }) => seat !== null);
    const here = await live.whoIsHere(members.flatMap(({ player_id }) => player_id ?? []));
    return rows.flatMap((row) => {
      const { host } = swarmFromRow(row);
      const present = members.flatMap(({ swarm_id, seat, player_id }) =>
        swarm_id === row.id && player_id !== null && here.has(player_id) ? (seat ?? []) : [],
      );
      if (host === null || present.length === 0 || present.includes(host)) return [];
      return [{ swarmId: row.id, host, present }];
    });
  }

  async #replace(swarmId: string, host: number, present: readonly number[]): Promise<void> {
    await changeSwarm(this.#deps, swarmId, null, ({ before }) => ({
      ruling: { ok: true, game: replaceHost(before, host, present) },
    }));
  }
}
