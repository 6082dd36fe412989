import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { useTestSessions } from '../../../testing/test-sessions.ts';
import { at, start } from '../../../testing/test-time.ts';
import { presentPlayer } from '../present-player.ts';
import { ProofStart } from '../proof.ts';
import { findPlayer, type PlayerRow } from '../queries.ts';
import {
  createFindSuspension,
  createSanctionsMergeStep,
  exportSanctions,
  imposeSanction,
} from './sanctions.ts';

const sessions = useTestSessions();
const { opened, write, newcomer, newCaller, newAccount, signInAs } = sessions;

describe('a sanction', () => {
  const impose = (player: PlayerRow, reason: string, until: number | null) =>
    write((sql) => imposeSanction(sql, player.id, { reason, until, by: null }, sessions.now));
  const present = async ({ id }: PlayerRow) => {
    const row = await findPlayer(opened.db.read, id);
    return row && presentPlayer(row, { isAdmin: false }, sessions.now);
  };
  const suspensionOf = ({ id }: PlayerRow) =>
    createFindSuspension(opened.db, sessions.deps.clock)(id);

  test('shows with its end, is replaced by another, and stays in the history', async () => {
    const player = await newcomer();
    expect(await present(player)).not.toHaveProperty('suspension');
    expect(await suspensionOf(player)).toBeUndefined();
    expect(await impose(player, 'Unkind.', start + dayMs)).toBe(2);
    expect(await present(player)).toMatchObject({ suspension: { until: at(dayMs) }, version: 2 });
    expect(await suspensionOf(player)).toEqual({ reason: 'Unkind.', until: at(dayMs) });
    sessions.now += 1000;
    expect(await impose(player, 'Unkind again.', null)).toBe(3);
    expect((await present(player))?.suspension).toEqual({});
    expect(await suspensionOf(player)).toEqual({ reason: 'Unkind again.' });
    expect(await exportSanctions(sessions.deps, player.id)).toEqual([
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
    sessions.now = start + dayMs;
    const late = await newCaller();
    await impose(late.player, 'Over already.', sessions.now);
    const { player: unharmed, proof: other } = await newAccount();
    expect((await signInAs(other, late.caller)).player).toMatchObject({ suspended_until: null });
    expect(await exportSanctions(sessions.deps, unharmed.id)).toEqual([]);
  });

  test('of a player who signs in as themselves stays as it is', async () => {
    const { player, caller } = await newCaller();
    await impose(player, 'Unkind.', null);
    const proof = (await ProofStart.now(opened.db.read)).passedBy(player.id);
    expect((await signInAs(proof, caller)).player.version).toBe(2);
    expect(await exportSanctions(sessions.deps, player.id)).toHaveLength(1);
  });

  test('moves with its history when players are merged', async () => {
    const [from, to] = [await newcomer(), await newcomer()];
    await impose(from, 'Unkind.', start + dayMs);
    const step = createSanctionsMergeStep(sessions.deps.clock);
    expect(step.collection).toBe('sanctions');
    expect(await step.count(opened.db.read, from.id)).toEqual({ moves: 1, meets: 0 });
    expect(await write((sql) => step.move(sql, from.id, to.id))).toEqual({
      signals: [],
      memo: {},
    });
    expect(await exportSanctions(sessions.deps, from.id)).toEqual([]);
    const moved = await exportSanctions(sessions.deps, to.id);
    expect(moved.map(({ liftReason }) => liftReason).sort()).toEqual([
      'Carried along to the account.',
      undefined,
    ]);
    expect(await suspensionOf(to)).toEqual({ reason: 'Unkind.', until: at(dayMs) });
    expect(await step.undo()).toEqual({ signals: [] });
  });
});
