import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { hash, useTestSessions } from '../../testing/test-sessions.ts';
import { at, start } from '../../testing/test-time.ts';
import { exportMe } from './export-me.ts';
import { closeSession, endOtherSessions, endSession, listSessions } from './manage-sessions.ts';
import { ProofStart } from './proof.ts';
import { sessionsOf } from './queries.ts';
import { issueSession } from './start-session.ts';

const sessions = useTestSessions();
const { opened, write, newcomer, newCaller, addSession, newAccount, signInAs, sessionRow } =
  sessions;

describe('the list of sessions', () => {
  test('has those of the player that are active, the oldest first', async () => {
    const { player, caller } = await newCaller('Firefox on Linux');
    const guest = await newcomer();
    sessions.now += 1000;
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
    expect(await listSessions(sessions.deps, caller)).toEqual({ sessions: [first, second] });
    sessions.now = start + 10 * dayMs;
    expect(await listSessions(sessions.deps, other)).toEqual({
      sessions: [{ ...second, current: true }],
    });
    expect((await exportMe(sessions.deps, caller)).pieces).toMatchObject({
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
    sessions.now += 1;
    const other = await addSession(player);
    const [, listed] = (await listSessions(sessions.deps, caller)).sessions;
    const { sessionId = '' } = listed ?? {};
    const refused = { code: 'not_found', message: 'That session has ended already.' };
    await expect(endSession(sessions.deps, stranger.caller, sessionId)).rejects.toMatchObject(
      refused,
    );
    expect(sessions.closed).toEqual([]);
    await endSession(sessions.deps, caller, sessionId);
    expect(sessions.closed).toEqual([other.sessionId]);
    expect((await listSessions(sessions.deps, caller)).sessions).toMatchObject([{ current: true }]);
    await expect(endSession(sessions.deps, caller, sessionId)).rejects.toMatchObject(refused);
  });

  test('lets the player end all others, which voids sign-ins in progress and claims to merge', async () => {
    const { player, caller } = await newCaller();
    const stranger = await newCaller();
    const ended: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      sessions.now += 1;
      ended.push((await addSession(player)).sessionId);
    }
    const claim = await write((sql) =>
      issueSession(sql, sessions.deps, stranger.player.id, {
        device: undefined,
        leftPlayerId: player.id,
      }),
    );
    const begun = await ProofStart.now(opened.db.read);
    expect(await endOtherSessions(sessions.deps, caller)).toBe(2);
    expect(sessions.closed).toEqual(ended);
    expect((await listSessions(sessions.deps, caller)).sessions).toHaveLength(1);
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

describe('signing out', () => {
  test('closes the streams, and goes on as the anonymous player whose merge was undone', async () => {
    const { player } = await newAccount();
    const guest = await newcomer();
    const caller = await addSession(player, {
      returnPlayerId: guest.id,
      adminUntil: start + dayMs,
      device: 'Safari on iPad',
    });
    expect(await closeSession(sessions.deps, caller)).toEqual(guest);
    expect(sessions.closed).toEqual([caller.sessionId]);
    expect(await sessionsOf(opened.db.read, guest.id)).toEqual([
      expect.objectContaining({ token_hash: caller.sessionId, device: 'Safari on iPad' }),
    ]);
    // A second one that was under way meanwhile.
    await expect(closeSession(sessions.deps, caller)).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    expect(await sessionsOf(opened.db.read, guest.id)).toHaveLength(1);
  });

  test('doesn’t go on as an account', async () => {
    const [{ player }, other] = [await newAccount(), await newAccount()];
    const caller = await addSession(player, { returnPlayerId: other.player.id });
    expect(await closeSession(sessions.deps, caller)).toBeUndefined();
  });
});
