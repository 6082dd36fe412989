import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { beforeEach } from 'vitest';
import { createNewcomer } from '../features/identity/create-newcomer.ts';
import type { IdentityDeps } from '../features/identity/deps.ts';
import { createIdentify } from '../features/identity/identify.ts';
import { ProofStart } from '../features/identity/proof.ts';
import { type PlayerRow, promotePlayer } from '../features/identity/queries.ts';
import { issueSession, openSession, startSession } from '../features/identity/start-session.ts';
import type { Caller } from '../platform/http/caller.ts';
import { openTestDatabase } from './open-test-database.ts';
import { start } from './test-time.ts';

export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** What identity is given, and what came of it: new before each test, and to be changed by it. */
interface SessionsState {
  now: number;
  /** Sessions whose streams were closed. */
  closed: string[];
  signals: unknown[];
  deps: IdentityDeps;
}

/** Players and their sessions on a database without a server, at a time that tests set. */
export function useTestSessions() {
  const opened = openTestDatabase({ databasePool: 4 });
  const { write } = opened;
  const state = {} as SessionsState;

  beforeEach(() => {
    Object.assign(state, {
      now: start,
      closed: [],
      signals: [],
      deps: makeDeps(),
    } satisfies SessionsState);
  });

  const makeDeps = () =>
    ({
      db: opened.db,
      clock: { now: () => state.now },
      sessionDays: 10,
      live: {
        closeSessionStreams: (sessionId: string) => state.closed.push(sessionId),
        sendSignal: (to: string[], signal: object) => state.signals.push({ to, ...signal }),
      },
      beforeDeletion: async () => {},
      duringDeletion: async () => [],
      exportPlayerData: async () => ({}),
    }) as unknown as IdentityDeps;

  const newcomer = () => write((sql) => createNewcomer(sql, state.now));
  const identify = (token: string) =>
    createIdentify(
      opened.db,
      state.deps.clock,
    )({ headers: { authorization: `Bearer ${token}` } } as FastifyRequest);
  async function callerBy(token: string): Promise<Caller> {
    const caller = await identify(token);
    if (!caller) throw new Error('Nobody has this token.');
    return caller;
  }
  async function newCaller(device?: string) {
    const { player, token = '' } = await openSession(state.deps, undefined, device);
    return { player, token, caller: await callerBy(token) };
  }
  const addSession = async (player: PlayerRow, options: object = {}) =>
    callerBy(
      await write((sql) =>
        issueSession(sql, state.deps, player.id, { device: undefined, ...options }),
      ),
    );
  const newAccount = async () => {
    const { player } = await newCaller();
    await write((sql) => promotePlayer(sql, player.id, undefined));
    return { player, proof: (await ProofStart.now(opened.db.read)).passedBy(player.id) };
  };
  const signInAs = (proof: Parameters<typeof startSession>[3], caller?: Caller) =>
    write((sql) => startSession(sql, state.deps, caller, proof, { device: undefined }));
  const sessionRow = (token: string) =>
    opened.db.read
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hash(token))
      .executeTakeFirst();

  return Object.assign(state, {
    opened,
    write,
    newcomer,
    identify,
    newCaller,
    addSession,
    newAccount,
    signInAs,
    sessionRow,
  });
}
