import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import {
  quickAdmin,
  readSanctions,
  refusedAsSuspended,
  renameTestPlayer,
  suspendTestPlayer,
} from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { setUp, startOwnServer, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const admin = setUp(() => quickAdmin(server));
const feedback = (text: string) => ({
  body: { kind: 'other' as const, text, screen: '/', version: '1' },
});

describe('an admin', () => {
  test('leaves each act in the audit trail, with about whom and why', async () => {
    const player = await newPlayer(server.url);
    const { userId } = player.player;
    const { until, lift } = await suspendTestPlayer(server, player, { reason: 'Spam.' });
    await lift();
    await suspendTestPlayer(server, player, { reason: 'Spam again.', isBan: true });
    await admin.ask('endPlayerSessions', { params: { userId } });
    const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
    expect(
      entries.filter(({ about }) => about === userId).map(({ act, reason }) => [act, reason]),
    ).toEqual([
      ['ended all sessions', undefined],
      ['banned', 'Spam again.'],
      ['lifted the suspension', 'We talked.'],
      [`suspended until ${until}`, 'Spam.'],
    ]);
  });

  test('needs a reason that can be read, a time to come, and somebody else', async () => {
    // Not the admin of all tests, who would stay suspended.
    const own = await quickAdmin(server);
    const suspect = await newPlayer(server.url);
    const { userId } = suspect.player;
    const refusal = async (about: string, body: { reason: string; until?: string }) =>
      (await own.ask('suspendPlayer', { params: { userId: about }, body })).error;
    const message = 'A reason has 1 to 280 characters, none of them hidden.';
    const unreadable = { code: 'invalid_input', message, details: { fields: { reason: message } } };
    expect(await refusal(userId, { reason: ' ' })).toMatchObject(unreadable);
    expect(await refusal(userId, { reason: 'x'.repeat(281) })).toMatchObject(unreadable);
    const past = new Date(server.clock.now() - 1000).toISOString();
    const passed = 'That time has passed already.';
    expect(await refusal(userId, { reason: 'Spam.', until: past })).toMatchObject({
      code: 'invalid_input',
      message: passed,
      details: { fields: { until: passed } },
    });
    expect(await refusal(own.player.userId, { reason: 'Spam.' })).toMatchObject({
      code: 'forbidden',
      message: 'You can’t suspend yourself.',
    });
    const lifting = { params: { userId }, body: { reason: 'We talked.' } };
    expect((await own.ask('liftSuspension', lifting)).error).toMatchObject({
      code: 'changed_meanwhile',
      message: 'They aren’t suspended any more.',
    });
    expect(await readSanctions(admin, suspect)).toEqual([]);
  });
});

describe('a suspended player', () => {
  test('is signalled at once, reads why, and plays again when it is lifted', async () => {
    const player = await newPlayer(server.url);
    const { userId, version } = player.player;
    const listener = await TestListener.open(server.url, player.headers);
    const { until, lift } = await suspendTestPlayer(server, player, { reason: 'Spam.' });
    const told = { topic: 'player', id: userId, version: version + 1 };
    await listener.until(() => JSON.stringify(listener.signals()).includes(JSON.stringify(told)));
    expect((await player.ask('readSession', {})).data.player).toMatchObject({
      suspension: { until },
      version: version + 1,
    });
    expect((await player.ask('readSuspension', {})).data.suspension).toEqual({
      sanctionId: expect.any(String),
      since: expect.any(String),
      until,
      reason: 'Spam.',
      appeals: [],
    });
    expect(await renameTestPlayer(player)).toMatchObject(refusedAsSuspended);
    expect((await lift()).data.player.suspension).toBeUndefined();
    await listener.until(() => listener.signals().length >= 2);
    expect((await player.ask('readSession', {})).data.player.suspension).toBeUndefined();
    expect((await player.ask('readSuspension', {})).data).toEqual({});
    expect(await readSanctions(admin, player)).toMatchObject([
      { reason: 'Spam.', liftedAt: expect.any(String), liftReason: 'We talked.' },
    ]);
    expect((await renameTestPlayer(player)).status).toBe(200);
    listener.close();
  });

  test('plays again after the end of the suspension', async () => {
    const own = await startOwnServer();
    const player = await newPlayer(own.url);
    await suspendTestPlayer(own, player);
    own.clock.advance(dayMs - 60_000);
    expect(await renameTestPlayer(player)).toMatchObject(refusedAsSuspended);
    const readPlayer = async () => (await player.ask('readSession', {})).data.player;
    expect(await readPlayer()).toHaveProperty('suspension');
    own.clock.advance(120_000);
    expect((await renameTestPlayer(player)).status).toBe(200);
    expect((await player.ask('readSuspension', {})).data).toEqual({});
    expect(await readPlayer()).not.toHaveProperty('suspension');
  });

  test('never plays again when banned, until it is lifted', async () => {
    const own = await startOwnServer();
    const player = await newPlayer(own.url);
    const { lift } = await suspendTestPlayer(own, player, { isBan: true });
    own.clock.advance(300 * dayMs);
    expect(await renameTestPlayer(player)).toMatchObject(refusedAsSuspended);
    const { suspension } = (await player.ask('readSession', {})).data.player;
    expect(suspension).toEqual({});
    own.clock.advance(-300 * dayMs);
    expect((await lift()).status).toBe(200);
    expect((await renameTestPlayer(player)).status).toBe(200);
  });

  test('is under one sanction at a time, and the history stays', async () => {
    const player = await newPlayer(server.url);
    await suspendTestPlayer(server, player, { reason: 'First.' });
    await player.ask('sendFeedback', feedback('About the first'));
    const {
      inspect,
      lift,
      admin: by,
    } = await suspendTestPlayer(server, player, { reason: 'Second.', isBan: true });
    const { sanctions, player: shown } = await inspect();
    expect(shown.suspension).toEqual({});
    expect(sanctions.map(({ reason, liftReason }) => [reason, liftReason])).toEqual([
      ['Second.', undefined],
      ['First.', 'Replaced by another.'],
    ]);
    expect(sanctions.map(({ appeals }) => appeals.map(({ text }) => text))).toEqual([
      [],
      ['About the first'],
    ]);
    const byId = by.player.userId;
    expect(sanctions[0]).toMatchObject({ by: byId });
    expect(sanctions[0]).not.toHaveProperty('liftedBy');
    expect(sanctions[1]).toMatchObject({ by: expect.any(String), liftedBy: byId });
    await lift();
    expect((await inspect()).sanctions[0]).toMatchObject({ liftedBy: byId });
    expect((await renameTestPlayer(player)).status).toBe(200);
  });

  test('appeals by writing to us, and the admins read it beside the sanction', async () => {
    const player = await newPlayer(server.url);
    await player.ask('sendFeedback', feedback('Before all of this'));
    const { inspect } = await suspendTestPlayer(server, player);
    expect((await player.ask('sendFeedback', feedback('It was my brother'))).status).toBe(200);
    const [sanction] = (await inspect()).sanctions;
    expect(sanction?.appeals).toEqual([
      {
        feedbackId: expect.any(String),
        sentAt: expect.any(String),
        text: 'It was my brother',
        state: 'open',
      },
    ]);
    const { data } = await admin.ask('listFeedback', { query: {} });
    const appealsTo = (text: string) =>
      data.feedback.filter((one) => one.text === text).map((one) => one.appealsTo);
    expect(appealsTo('It was my brother')).toContain(sanction?.sanctionId);
    expect(appealsTo('Before all of this')).not.toContain(sanction?.sanctionId);
    const { suspension } = (await player.ask('readSuspension', {})).data;
    expect(suspension?.appeals).toEqual([
      { sentAt: expect.any(String), text: 'It was my brother' },
    ]);
  });

  test('exports every sanction, and nothing about admins', async () => {
    const player = await newPlayer(server.url);
    const { admin: by } = await suspendTestPlayer(server, player, { reason: 'Spam.' });
    const { data } = await player.ask('exportMe', {});
    expect(data.sanctions).toMatchObject([{ reason: 'Spam.' }]);
    expect(JSON.stringify(data)).not.toContain(by.player.userId);
  });

  test('is deleted with their sanctions; the audit trail stays', async () => {
    const player = await newPlayer(server.url);
    const { userId } = player.player;
    await suspendTestPlayer(server, player, { reason: 'Spam, then gone.' });
    await player.ask('sendFeedback', feedback('I go'));
    expect((await player.ask('deleteMe', {})).status).toBe(200);
    expect(
      await server.db.read
        .selectFrom('sanctions')
        .selectAll()
        .where('player_id', '=', userId)
        .execute(),
    ).toEqual([]);
    const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
    expect(entries.find(({ about }) => about === userId)?.reason).toBe('Spam, then gone.');
  });
});
