import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { hash, useTestSessions } from '../../testing/test-sessions.ts';
import { at, start } from '../../testing/test-time.ts';
import { exportMe } from './export-me.ts';
import { createIsAlias, findActiveSessions } from './identify.ts';
import { imposeSanction } from './sanctions/sanctions.ts';
import { issueSession } from './start-session.ts';

const sessions = useTestSessions();
const { opened, write, newcomer, identify, newCaller, addSession } = sessions;

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
    sessions.now += 1;
    expect(await identify(token)).toMatchObject({ isAdmin: false });
    await write((sql) =>
      imposeSanction(
        sql,
        player.id,
        { reason: 'Unkind.', until: start + 2, by: null },
        sessions.now,
      ),
    );
    expect(await identify(token)).toMatchObject({ isSuspended: true, suspendedUntil: start + 2 });
    sessions.now += 1;
    expect(await identify(token)).toMatchObject({ isSuspended: false });
    sessions.now = start + 10 * dayMs - 1;
    expect(await identify(token)).toBeDefined();
    sessions.now += 1;
    expect(await identify(token)).toBeUndefined();
  });

  test('no longer an admin at the end of that time', async () => {
    const { player } = await newCaller();
    const token = await write((sql) =>
      issueSession(sql, sessions.deps, player.id, { device: undefined, adminUntil: start + 5 }),
    );
    sessions.now += 4;
    expect(await identify(token)).toMatchObject({ isAdmin: true });
    sessions.now += 1;
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
    const { pieces } = await exportMe(sessions.deps, await addSession(me));
    expect(pieces.mergedPlayers).toContainEqual({ userId: merged, mergedAt: at(0) });
  });

  test('of more than five hundred streams is found among all of them', async () => {
    const { caller } = await newCaller();
    const unknown = Array.from({ length: 512 }, (_, index) => ({
      playerId: caller.playerId,
      sessionId: `unknown ${index}`,
    }));
    expect(await findActiveSessions(sessions.deps, [...unknown, caller])).toEqual(
      new Set([caller]),
    );
    expect(await findActiveSessions(sessions.deps, [caller, ...unknown])).toEqual(
      new Set([caller]),
    );
    expect(await findActiveSessions(sessions.deps, [])).toEqual(new Set());
  });

  test('of a stream isn’t found for another player than it is by now', async () => {
    const { caller } = await newCaller();
    const { id } = await newcomer();
    expect(await findActiveSessions(sessions.deps, [{ ...caller, playerId: id }])).toEqual(
      new Set(),
    );
  });
});
