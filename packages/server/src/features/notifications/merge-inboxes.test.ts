import { nextRecapAt, nextReminderAt } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { callerOf, defaults, reminder, useTestInbox } from '../../testing/test-inbox.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import type { PlayerRow } from '../identity/queries.ts';
import { createNotificationsMergeStep } from './merge-notifications.ts';
import { changeNotificationSettings, readNotificationSettings } from './notification-settings.ts';
import { expectRecap } from './scheduled/tell-recaps.ts';

const inbox = useTestInbox();
const { opened, write, tell, list, inboxRow } = inbox;

describe('the inboxes of two players', () => {
  let guest: PlayerRow;
  let hater: PlayerRow;
  beforeEach(async () => {
    [guest, hater] = await write(async (sql) => [
      await createNewcomer(sql, inbox.now),
      await createNewcomer(sql, inbox.now),
    ]);
  });
  const step = createNotificationsMergeStep(
    async (_sql, one, other) => ![one, other].includes(hater.id),
  );
  const sendersOf = async (player: PlayerRow) =>
    (await list(player)).notifications.map(({ type, from }) => [type, from?.userId]);

  test('become one without what is told twice or comes from somebody blocked, and two again', async () => {
    await tell({ gameId: 'both' }, inbox.anna);
    await tell({ gameId: 'both' }, guest);
    await tell({ gameId: 'one' }, guest);
    await tell({ gameId: 'hated', from: hater.id }, guest);
    await tell({ type: 'nudge', gameId: 'own', from: inbox.anna.id }, guest);
    await tell({ type: 'friend_joined', from: guest.id }, inbox.ben);
    await tell({ gameId: 'of guest', from: guest.id }, hater);
    await tell({ gameId: 'to account', from: guest.id }, inbox.anna);
    await changeNotificationSettings(inbox.deps, callerOf(guest), { dailyReminder: reminder });
    await expectRecap(inbox.deps, guest.id, 0);
    const keys = await step.keys(opened.db.read, guest.id, inbox.anna.id);
    expect(keys).toEqual([`inbox:${guest.id}`, `inbox:${inbox.anna.id}`]);
    expect(await step.count()).toEqual({ moves: 0, meets: 0 });
    const { memo, signals: told } = await write((sql) => step.move(sql, guest.id, inbox.anna.id));
    expect(told.map(({ id, to, topic }) => [id, to, topic])).toEqual(
      [inbox.anna, inbox.ben, hater].map(({ id }) => [id, [id], 'notifications']).sort(),
    );
    expect(await sendersOf(inbox.anna)).toEqual([
      ['invite', inbox.ben.id],
      ['invite', inbox.ben.id],
    ]);
    expect(await sendersOf(inbox.ben)).toEqual([['friend_joined', inbox.anna.id]]);
    expect(await sendersOf(hater)).toEqual([]);
    expect(await inboxRow(inbox.anna)).toMatchObject({
      settings: JSON.stringify({ ...defaults, dailyReminder: reminder }),
      remind_at: nextReminderAt(reminder, inbox.now),
      recap_at: nextRecapAt(inbox.now, 0),
    });
    const undone = await write((sql) => step.undo(sql, memo, guest.id, inbox.anna.id));
    expect(undone.signals.map(({ id }) => id)).toEqual(
      [inbox.anna.id, inbox.ben.id, guest.id].sort(),
    );
    expect(await sendersOf(inbox.ben)).toEqual([['friend_joined', guest.id]]);
    expect((await list(inbox.anna)).notifications.map(({ gameId }) => gameId)).toEqual(['both']);
    expect(await inboxRow(inbox.anna)).toMatchObject({ settings: null, remind_at: null });
    expect(await inboxRow(guest)).toMatchObject({
      settings: JSON.stringify({ ...defaults, dailyReminder: reminder }),
      remind_at: nextReminderAt(reminder, inbox.now),
    });
  });

  test('keep the account’s own settings and the earlier recap', async () => {
    await changeNotificationSettings(inbox.deps, callerOf(guest), { muted: ['nudge'] });
    await changeNotificationSettings(inbox.deps, inbox.me, { muted: ['jinx'] });
    await expectRecap(inbox.deps, inbox.anna.id, 0);
    const own = await inboxRow(inbox.anna);
    inbox.now += 7 * 86_400_000;
    await expectRecap(inbox.deps, guest.id, 0);
    const { memo } = await write((sql) => step.move(sql, guest.id, inbox.anna.id));
    const { settings, recap_at } = own ?? {};
    expect(await inboxRow(inbox.anna)).toMatchObject({ settings, recap_at });
    await write((sql) => step.undo(sql, memo, guest.id, inbox.anna.id));
    expect(await inboxRow(inbox.anna)).toMatchObject({ settings, recap_at });
    expect((await readNotificationSettings(inbox.deps, callerOf(guest))).settings.muted).toEqual([
      'nudge',
    ]);
  });
});
