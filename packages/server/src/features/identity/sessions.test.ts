import { createHash } from 'node:crypto';
import { dayMs } from '@bee-jinx/game';
import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { createNewcomer } from './create-newcomer.ts';
import { deleteMe } from './delete-me.ts';
import type { IdentityDeps } from './deps.ts';
import { exportMe } from './export-me.ts';
import { createIdentify, createIsAlias, findActiveSessions } from './identify.ts';
import { closeSession, endOtherSessions, endSession, listSessions } from './manage-sessions.ts';
import { presentPlayer } from './present-player.ts';
import { ProofStart, proofBySession, verifyProof } from './proof.ts';
import { clearPreviousPlayer, findPlayer, type PlayerRow, promotePlayer } from './queries.ts';
import {
  createFindSuspension,
  createSanctionsMergeStep,
  exportSanctions,
  imposeSanction,
} from './sanctions/sanctions.ts';
import { issueSession, openSession, startSession } from './start-session.ts';

const opened = openTestDatabase({ databasePool: 4 });
const start = Date.UTC(2026, 10, 17, 12);
const at = (ms: number) => new Date(start + ms).toISOString();
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

let now: number;
let closed: string[];
let signals: unknown[];
let deps: IdentityDeps;
beforeEach(() => {
  now = start;
  closed = [];
  signals = [];
  deps = {
    db: opened.db,
    clock: { now: () => now },
    sessionDays: 10,
    live: {
      closeSessionStreams: (sessionId: string) => closed.push(sessionId),
      sendSignal: (to: string[], signal: object) => signals.push({ to, ...signal }),
    },
    beforeDeletion: async () => {},
    duringDeletion: async () => [],
    exportPlayerData: async () => ({}),
  } as unknown as IdentityDeps;
});

const write = <Result>(work: (sql: Writer) => Promise<Result>) => opened.db.transaction([], work);
const newcomer = () => write((sql) => createNewcomer(sql, now));
const identify = (token: string) =>
  createIdentify(
    opened.db,
    deps.clock,
  )({ headers: { authorization: `Bearer ${token}` } } as FastifyRequest);
async function callerBy(token: string): Promise<Caller> {
  const caller = await identify(token);
  if (!caller) throw new Error('Nobody has this token.');
  return caller;
}
async function newCaller(device?: string) {
  const { player, token = '' } = await openSession(deps, undefined, device);
  return { player, token, caller: await callerBy(token) };
}
const addSession = async (player: PlayerRow, options: object = {}) =>
  callerBy(
    await write((sql) => issueSession(sql, deps, player.id, { device: undefined, ...options })),
  );
const newAccount = async () => {
  const { player } = await newCaller();
  await write((sql) => promotePlayer(sql, player.id, undefined));
  return { player, proof: (await ProofStart.now(opened.db.read)).passedBy(player.id) };
};
const signInAs = (proof: Parameters<typeof startSession>[3], caller?: Caller) =>
  write((sql) => startSession(sql, deps, caller, proof, { device: undefined }));
const sessionRow = (token: string) =>
  opened.db.read
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hash(token))
    .executeTakeFirst();

describe('a caller', () => {
  test('is identified by the token of a session, with all that the session grants', async () => {
    const { player, token } = await newCaller();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await identify(token)).toEqual({
      playerId: player.id,
      sessionId: hash(token),
      isAdmin: false,
      signedInAt: start,
      leftPlayerId: undefined,
      isSuspended: false,
      suspendedUntil: 0,
    });
    const left = await newcomer();
    const admin = await addSession(player, { adminUntil: start + 1, leftPlayerId: left.id });
    expect(admin).toMatchObject({ isAdmin: true, leftPlayerId: left.id });
    now += 1;
    expect(await identify(token)).toMatchObject({ isAdmin: false });
    await write((sql) =>
      imposeSanction(sql, player.id, { reason: 'Unkind.', until: start + 2, by: null }, now),
    );
    expect(await identify(token)).toMatchObject({ isSuspended: true, suspendedUntil: start + 2 });
    now += 1;
    expect(await identify(token)).toMatchObject({ isSuspended: false });
    now = start + 10 * dayMs - 1;
    expect(await identify(token)).toBeDefined();
    now += 1;
    expect(await identify(token)).toBeUndefined();
  });

  test('no longer an admin at the end of that time', async () => {
    const { player } = await newCaller();
    const token = await write((sql) =>
      issueSession(sql, deps, player.id, { device: undefined, adminUntil: start + 5 }),
    );
    now += 4;
    expect(await identify(token)).toMatchObject({ isAdmin: true });
    now += 1;
    expect(await identify(token)).toMatchObject({ isAdmin: false });
  });

  test('may be named by a player who was merged into them, and by nobody else', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const isAlias = createIsAlias(opened.db);
    const merged = `anon_${me.id}`;
    for (const merged_id of [merged, `old_${me.id}`])
      await write((sql) =>
        sql
          .insertInto('merged_players')
          .values({ merged_id, player_id: me.id, merged_at: start, collections: '[]' })
          .execute(),
      );
    expect(await isAlias(merged, me.id)).toBe(true);
    expect(await isAlias(merged, other.id)).toBe(false);
    expect(await isAlias(other.id, me.id)).toBe(false);
    expect(await isAlias(`old_${me.id}`, me.id)).toBe(false);
    const { pieces } = await exportMe(deps, await addSession(me));
    expect(pieces.mergedPlayers).toContainEqual({ userId: merged, mergedAt: at(0) });
  });

  test('of more than five hundred streams is found among all of them', async () => {
    const { caller } = await newCaller();
    const unknown = Array.from({ length: 512 }, (_, index) => `unknown ${index}`);
    expect(await findActiveSessions(deps, [...unknown, caller.sessionId])).toEqual(
      new Set([caller.sessionId]),
    );
    expect(await findActiveSessions(deps, [caller.sessionId, ...unknown])).toEqual(
      new Set([caller.sessionId]),
    );
    expect(await findActiveSessions(deps, [])).toEqual(new Set());
  });
});

describe('the list of sessions', () => {
  test('has those of the player that are active, the oldest first', async () => {
    const { player, caller } = await newCaller('Firefox on Linux');
    const guest = await newcomer();
    now += 1000;
    const other = await addSession(player, { returnPlayerId: guest.id });
    await newCaller();
    const publicId = (sessionId: string) => `session_${hash(`public:${sessionId}`).slice(0, 24)}`;
    const first = {
      sessionId: publicId(caller.sessionId),
      createdAt: at(0),
      seenAt: at(0),
      expiresAt: at(10 * dayMs),
      current: true,
      device: 'Firefox on Linux',
    };
    const second = {
      sessionId: publicId(other.sessionId),
      createdAt: at(1000),
      seenAt: at(1000),
      expiresAt: at(1000 + 10 * dayMs),
      current: false,
      returnsTo: guest.display_name,
    };
    expect(await listSessions(deps, caller)).toEqual({ sessions: [first, second] });
    now = start + 10 * dayMs;
    expect(await listSessions(deps, other)).toEqual({ sessions: [{ ...second, current: true }] });
    expect((await exportMe(deps, caller)).pieces).toMatchObject({
      exportedAt: at(10 * dayMs),
      player: { userId: player.id, createdAt: at(0) },
      sessions: [
        { createdAt: at(0), seenAt: at(0), expiresAt: at(10 * dayMs), device: 'Firefox on Linux' },
        { createdAt: at(1000) },
      ],
      mergedPlayers: [],
    });
  });

  test('lets the player end one of their own, once', async () => {
    const { player, caller } = await newCaller();
    const stranger = await newCaller();
    now += 1;
    const other = await addSession(player);
    const [, listed] = (await listSessions(deps, caller)).sessions;
    const { sessionId = '' } = listed ?? {};
    const refused = { code: 'not_found', message: 'That session has ended already.' };
    await expect(endSession(deps, stranger.caller, sessionId)).rejects.toMatchObject(refused);
    expect(closed).toEqual([]);
    await endSession(deps, caller, sessionId);
    expect(closed).toEqual([other.sessionId]);
    expect((await listSessions(deps, caller)).sessions).toMatchObject([{ current: true }]);
    await expect(endSession(deps, caller, sessionId)).rejects.toMatchObject(refused);
  });

  test('lets the player end all others, which voids sign-ins in progress and claims to merge', async () => {
    const { player, caller } = await newCaller();
    const stranger = await newCaller();
    const ended: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      now += 1;
      ended.push((await addSession(player)).sessionId);
    }
    const claim = await write((sql) =>
      issueSession(sql, deps, stranger.player.id, { device: undefined, leftPlayerId: player.id }),
    );
    const begun = await ProofStart.now(opened.db.read);
    expect(await endOtherSessions(deps, caller)).toBe(2);
    expect(closed).toEqual(ended);
    expect((await listSessions(deps, caller)).sessions).toHaveLength(1);
    expect(await sessionRow(claim)).toMatchObject({ left_player_id: null });
    await expect(signInAs(begun.passedBy(player.id))).rejects.toMatchObject({
      code: 'wrong_credentials',
      message: 'Your ways to sign in have just changed. Try again, please.',
    });
    const later = await ProofStart.now(opened.db.read);
    expect(later.version).toBe(begun.version + 1);
    const stored = ProofStart.at({ credentials_version: later.version });
    expect(await signInAs(stored.passedBy(player.id))).toMatchObject({ player: { id: player.id } });
  });
});

test('a proof by a session holds as long as the session', async () => {
  const { caller } = await newCaller();
  const verify = () => write((sql) => verifyProof(sql, proofBySession(caller)));
  expect(await verify()).toMatchObject({ id: caller.playerId });
  await closeSession(deps, caller, undefined);
  await expect(verify()).rejects.toMatchObject({ code: 'not_signed_in' });
  const { version } = await ProofStart.now(opened.db.read);
  const byBoth = ProofStart.at({ credentials_version: version });
  await expect(signInAs(byBoth.passedBy(caller.playerId, caller.sessionId))).rejects.toMatchObject({
    code: 'not_signed_in',
  });
});

describe('signing in', () => {
  test('without a session opens one that remembers nobody', async () => {
    const { player, proof } = await newAccount();
    const started = await signInAs(proof);
    expect(started).toMatchObject({ player: { id: player.id }, ended: [] });
    expect(await sessionRow(started.token)).toEqual({
      token_hash: hash(started.token),
      player_id: player.id,
      created_at: start,
      seen_at: start,
      expires_at: start + 10 * dayMs,
      device: null,
      left_player_id: null,
      admin_until: null,
      return_player_id: null,
    });
  });

  test('as an anonymous player remembers them, whose session stays', async () => {
    const { proof } = await newAccount();
    const visitor = await newCaller();
    const started = await signInAs(proof, visitor.caller);
    expect(started.ended).toEqual([]);
    expect(await sessionRow(visitor.token)).toBeDefined();
    expect(await sessionRow(started.token)).toMatchObject({ left_player_id: visitor.player.id });
  });

  test('again ends the session before, and keeps what it remembered', async () => {
    const { proof, player } = await newAccount();
    const [left, guest] = [await newcomer(), await newcomer()];
    const before = await addSession(player, { leftPlayerId: left.id, returnPlayerId: guest.id });
    const started = await signInAs(proof, before);
    expect(started.ended).toEqual([before.sessionId]);
    expect(await identify(started.token)).toMatchObject({ leftPlayerId: left.id });
    expect(await sessionRow(started.token)).toMatchObject({ return_player_id: guest.id });
  });

  test('again forgets an anonymous player whose claim was revoked since the request came in', async () => {
    const { proof, player } = await newAccount();
    const left = await newcomer();
    const before = await addSession(player, { leftPlayerId: left.id });
    await write((sql) => clearPreviousPlayer(sql, left.id));
    const started = await signInAs(proof, before);
    expect(await sessionRow(started.token)).toMatchObject({ left_player_id: null });
  });

  test('of an anonymous player as themselves ends their session', async () => {
    const { player, caller } = await newCaller();
    const proof = (await ProofStart.now(opened.db.read)).passedBy(player.id);
    const started = await signInAs(proof, caller);
    expect(started.ended).toEqual([caller.sessionId]);
    expect(await sessionRow(started.token)).toMatchObject({ left_player_id: null });
  });

  test('from a session that has ended meanwhile remembers nobody', async () => {
    const { proof } = await newAccount();
    const { caller } = await newCaller();
    await closeSession(deps, caller, undefined);
    const started = await signInAs(proof, caller);
    expect(started.ended).toEqual([]);
    expect(await sessionRow(started.token)).toMatchObject({ left_player_id: null });
  });
});

test('a visit prolongs the session once a day, and a newcomer’s arrival deletes those that have run out', async () => {
  const { token, caller } = await newCaller();
  now += dayMs;
  await openSession(deps, caller, undefined);
  expect(await sessionRow(token)).toMatchObject({ seen_at: start });
  now += 1;
  await openSession(deps, caller, undefined);
  expect(await sessionRow(token)).toMatchObject({ seen_at: now, expires_at: now + 10 * dayMs });
  now += 10 * dayMs;
  await newCaller();
  expect(await sessionRow(token)).toBeUndefined();
});

describe('signing out', () => {
  test('closes the streams, and goes on as the anonymous player whose merge was undone', async () => {
    const { player } = await newAccount();
    const guest = await newcomer();
    const caller = await addSession(player, { returnPlayerId: guest.id });
    const back = await closeSession(deps, caller, 'Safari on iPad');
    expect(closed).toEqual([caller.sessionId]);
    expect(back?.player).toEqual(guest);
    expect(await sessionRow(back?.token ?? '')).toMatchObject({
      player_id: guest.id,
      device: 'Safari on iPad',
    });
  });

  test('doesn’t go on as an account', async () => {
    const [{ player }, other] = [await newAccount(), await newAccount()];
    const caller = await addSession(player, { returnPlayerId: other.player.id });
    expect(await closeSession(deps, caller, undefined)).toBeUndefined();
  });
});

describe('deleting a player', () => {
  const deletion = (overrides: Partial<IdentityDeps>) => ({ ...deps, ...overrides });

  test('closes their streams and sends what others have to know', async () => {
    const { player, caller } = await newCaller();
    const gone: string[] = [];
    const beforeDeletion = async (playerId: string) => void gone.push(playerId);
    const signal = { topic: 'friends', id: 'them', version: 3 } as const;
    const duringDeletion = async () => [{ to: ['a friend'], ...signal }];
    const proof = proofBySession(caller);
    await deleteMe(deletion({ beforeDeletion, duringDeletion }), caller, proof);
    expect(gone).toEqual([player.id]);
    expect(closed).toEqual([caller.sessionId]);
    expect(signals).toEqual([{ to: ['a friend'], ...signal }]);
    expect(await findPlayer(opened.db.read, player.id)).toBeUndefined();
    await expect(exportMe(deps, caller)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('needs a proof that still holds', async () => {
    const { player, caller } = await newCaller();
    await closeSession(deps, caller, undefined);
    await expect(deleteMe(deps, caller, proofBySession(caller))).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    expect(await findPlayer(opened.db.read, player.id)).toEqual(player);
  });

  test('is tried ten times if something can’t be ended', async () => {
    const { player, caller } = await newCaller();
    let tries = 0;
    const duringDeletion = async () => {
      tries += 1;
      return undefined;
    };
    await expect(deleteMe(deletion({ duringDeletion }), caller)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 1,
    });
    expect(tries).toBe(10);
    expect(await findPlayer(opened.db.read, player.id)).toEqual(player);
  });
});

describe('a sanction', () => {
  const impose = (player: PlayerRow, reason: string, until: number | null) =>
    write((sql) => imposeSanction(sql, player.id, { reason, until, by: null }, now));
  const present = async ({ id }: PlayerRow) => {
    const row = await findPlayer(opened.db.read, id);
    return row && presentPlayer(row, { isAdmin: false });
  };
  const suspensionOf = ({ id }: PlayerRow) => createFindSuspension(opened.db, deps.clock)(id);

  test('shows with its end, is replaced by another, and stays in the history', async () => {
    const player = await newcomer();
    expect(await present(player)).not.toHaveProperty('suspension');
    expect(await suspensionOf(player)).toBeUndefined();
    expect(await impose(player, 'Unkind.', start + dayMs)).toBe(2);
    expect(await present(player)).toMatchObject({ suspension: { until: at(dayMs) }, version: 2 });
    expect(await suspensionOf(player)).toEqual({ reason: 'Unkind.', until: at(dayMs) });
    now += 1000;
    expect(await impose(player, 'Unkind again.', null)).toBe(3);
    expect((await present(player))?.suspension).toEqual({});
    expect(await suspensionOf(player)).toEqual({ reason: 'Unkind again.' });
    expect(await exportSanctions(deps, player.id)).toEqual([
      {
        sanctionId: expect.stringMatching(/^sanction_[0-9a-z]+$/),
        since: at(1000),
        reason: 'Unkind again.',
      },
      {
        sanctionId: expect.stringMatching(/^sanction_/),
        since: at(0),
        reason: 'Unkind.',
        until: at(dayMs),
        liftedAt: at(1000),
        liftReason: 'Replaced by another.',
      },
    ]);
  });

  test('carries over to the account that they sign in to, if it is the longer one', async () => {
    const { proof, player } = await newAccount();
    const visitor = await newCaller();
    await impose(visitor.player, 'Unkind.', start + dayMs);
    const started = await signInAs(proof, visitor.caller);
    expect(started.player).toMatchObject({ id: player.id, suspended_until: start + dayMs });
    expect(started.player.version).toBe((await present(player))?.version);
    expect(await suspensionOf(player)).toEqual({ reason: 'Unkind.', until: at(dayMs) });
    const version = started.player.version;
    await impose(visitor.player, 'Again.', start + dayMs);
    expect((await signInAs(proof, visitor.caller)).player.version).toBe(version);
    now = start + dayMs;
    const late = await newCaller();
    await impose(late.player, 'Over already.', now);
    const { player: unharmed, proof: other } = await newAccount();
    expect((await signInAs(other, late.caller)).player).toMatchObject({ suspended_until: null });
    expect(await exportSanctions(deps, unharmed.id)).toEqual([]);
  });

  test('of a player who signs in as themselves stays as it is', async () => {
    const { player, caller } = await newCaller();
    await impose(player, 'Unkind.', null);
    const proof = (await ProofStart.now(opened.db.read)).passedBy(player.id);
    expect((await signInAs(proof, caller)).player.version).toBe(2);
    expect(await exportSanctions(deps, player.id)).toHaveLength(1);
  });

  test('moves with its history when players are merged', async () => {
    const [from, to] = [await newcomer(), await newcomer()];
    await impose(from, 'Unkind.', start + dayMs);
    const step = createSanctionsMergeStep(deps.clock);
    expect(step.collection).toBe('sanctions');
    expect(await step.count(opened.db.read, from.id)).toEqual({ moves: 1, meets: 0 });
    expect(await write((sql) => step.move(sql, from.id, to.id))).toEqual({
      signals: [],
      memo: {},
    });
    expect(await exportSanctions(deps, from.id)).toEqual([]);
    const moved = await exportSanctions(deps, to.id);
    expect(moved.map(({ liftReason }) => liftReason).sort()).toEqual([
      'Carried along to the account.',
      undefined,
    ]);
    expect(await suspensionOf(to)).toEqual({ reason: 'Unkind.', until: at(dayMs) });
    expect(await step.undo()).toEqual({ signals: [] });
  });
});

test('a player sees their badge and whether they are an admin', async () => {
  const player = await newcomer();
  expect(presentPlayer({ ...player, badge_number: 7 }, { isAdmin: true })).toEqual({
    userId: player.id,
    displayName: player.display_name,
    friendCode: player.friend_code,
    kind: 'anonymous',
    isAdmin: true,
    version: 1,
    badgeNumber: 7,
  });
});
