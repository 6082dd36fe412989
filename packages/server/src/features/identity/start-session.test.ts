import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { hash, useTestSessions } from '../../testing/test-sessions.ts';
import { start } from '../../testing/test-time.ts';
import { findActiveSessions } from './identify.ts';
import { closeSession } from './manage-sessions.ts';
import { ProofStart, proofBySession, verifyProof } from './proof.ts';
import { clearPreviousPlayer } from './queries.ts';
import { openSession } from './start-session.ts';

const sessions = useTestSessions();
const {
  opened,
  write,
  newcomer,
  identify,
  newCaller,
  addSession,
  newAccount,
  signInAs,
  sessionRow,
} = sessions;

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
    await closeSession(sessions.deps, caller);
    const started = await signInAs(proof, caller);
    expect(started.ended).toEqual([]);
    expect(await sessionRow(started.token)).toMatchObject({ left_player_id: null });
  });
});

test('a proof by a session holds as long as the session', async () => {
  const { caller } = await newCaller();
  const verify = () => write((sql) => verifyProof(sql, proofBySession(caller)));
  expect(await verify()).toMatchObject({ id: caller.playerId });
  await closeSession(sessions.deps, caller);
  await expect(verify()).rejects.toMatchObject({ code: 'not_signed_in' });
  const { version } = await ProofStart.now(opened.db.read);
  const byBoth = ProofStart.at({ credentials_version: version });
  await expect(signInAs(byBoth.passedBy(caller.playerId, caller.sessionId))).rejects.toMatchObject({
    code: 'not_signed_in',
  });
});

test('a proof or sign-in by a session that is another player’s by now is refused', async () => {
  const [{ player, proof }, guest] = [await newAccount(), await newcomer()];
  const caller = await addSession(player, { returnPlayerId: guest.id });
  await closeSession(sessions.deps, caller);
  const verify = write((sql) => verifyProof(sql, proofBySession(caller)));
  await expect(verify).rejects.toMatchObject({ code: 'not_signed_in' });
  const started = await signInAs(proof, caller);
  expect(started.ended).toEqual([]);
  expect(
    await findActiveSessions(sessions.deps, [{ ...caller, playerId: guest.id }]),
  ).toHaveProperty('size', 1);
});

test('a visit prolongs the session once a day, and a newcomer’s arrival deletes those that have run out', async () => {
  const { token, caller } = await newCaller();
  sessions.now += dayMs;
  await openSession(sessions.deps, caller, undefined);
  expect(await sessionRow(token)).toMatchObject({ seen_at: start });
  sessions.now += 1;
  await openSession(sessions.deps, caller, undefined);
  expect(await sessionRow(token)).toMatchObject({
    seen_at: sessions.now,
    expires_at: sessions.now + 10 * dayMs,
  });
  sessions.now += 10 * dayMs;
  await newCaller();
  expect(await sessionRow(token)).toBeUndefined();
});
