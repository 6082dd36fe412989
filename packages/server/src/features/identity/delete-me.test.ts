import { describe, expect, test } from 'vitest';
import { useTestSessions } from '../../testing/test-sessions.ts';
import { deleteMe } from './delete-me.ts';
import type { IdentityDeps } from './deps.ts';
import { exportMe } from './export-me.ts';
import { closeSession } from './manage-sessions.ts';
import { proofBySession } from './proof.ts';
import { findPlayer } from './queries.ts';

const sessions = useTestSessions();
const { opened, newCaller } = sessions;

describe('deleting a player', () => {
  const deletion = (overrides: Partial<IdentityDeps>) => ({ ...sessions.deps, ...overrides });

  test('closes their streams and sends what others have to know', async () => {
    const { player, caller } = await newCaller();
    const gone: string[] = [];
    const beforeDeletion = async (playerId: string) => void gone.push(playerId);
    const signal = { topic: 'friends', id: 'them', version: 3 } as const;
    const duringDeletion = async () => [{ to: ['a friend'], ...signal }];
    const proof = proofBySession(caller);
    await deleteMe(deletion({ beforeDeletion, duringDeletion }), caller, proof);
    expect(gone).toEqual([player.id]);
    expect(sessions.closed).toEqual([caller.sessionId]);
    expect(sessions.signals).toEqual([{ to: ['a friend'], ...signal }]);
    expect(await findPlayer(opened.db.read, player.id)).toBeUndefined();
    await expect(exportMe(sessions.deps, caller)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('needs a proof that still holds', async () => {
    const { player, caller } = await newCaller();
    await closeSession(sessions.deps, caller);
    await expect(deleteMe(sessions.deps, caller, proofBySession(caller))).rejects.toMatchObject({
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
