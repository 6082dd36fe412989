import { describe, expect, test } from 'vitest';
import { callerOf, defaults, useTestInbox } from '../../../testing/test-inbox.ts';
import { at } from '../../../testing/test-time.ts';
import { exportNotifications } from '../export-notifications.ts';
import { changeNotificationSettings } from '../notification-settings.ts';
import { unsubscribeFromPush } from './subscribe-to-push.ts';

const inbox = useTestInbox();
const { opened, tell, subscribe } = inbox;

describe('a push', () => {
  test('is due for those who have a browser and want it', async () => {
    await tell({ gameId: 'none' });
    expect(inbox.pushed).toEqual([]);
    const { endpoint } = await subscribe();
    await tell({ gameId: 'one' });
    const rows = await opened.db.read
      .selectFrom('notifications')
      .select('push_at')
      .where('player_id', '=', inbox.anna.id)
      .where('game_id', '=', 'one')
      .execute();
    expect(rows).toEqual([{ push_at: inbox.now + 15_000 }]);
    await changeNotificationSettings(inbox.deps, inbox.me, { muted: ['invite', 'invite'] });
    await tell({ gameId: 'two' });
    await tell({ type: 'nudge', gameId: 'two' });
    expect(inbox.pushed).toEqual(['invite', 'nudge']);
    const exported = await exportNotifications(inbox.deps, inbox.anna.id);
    expect(exported.pushBrowsers).toEqual([{ service: 'push.example.org', since: at(1000) }]);
    expect(exported.notificationSettings).toEqual({ ...defaults, muted: ['invite'] });
    expect(exported.notifications).toHaveLength(4);
    expect(await unsubscribeFromPush(inbox.deps, callerOf(inbox.ben), endpoint)).toEqual({
      subscribed: false,
    });
    expect((await exportNotifications(inbox.deps, inbox.anna.id)).pushBrowsers).toHaveLength(1);
    await unsubscribeFromPush(inbox.deps, inbox.me, endpoint);
    expect((await exportNotifications(inbox.deps, inbox.anna.id)).pushBrowsers).toEqual([]);
  });

  test('needs a service that can be reached, a key and a secret', async () => {
    const keys = { p256dh: 'AAAA', auth: Buffer.alloc(15).toString('base64url') };
    await expect(
      subscribe(inbox.anna, { endpoint: 'http://127.0.0.1/', keys }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        fields: {
          endpoint: 'That is no push service that we can reach.',
          'keys.p256dh': 'That is no key of a browser.',
          'keys.auth': 'That is no secret of a browser.',
        },
      },
    });
  });

  test('goes to the ten newest browsers', async () => {
    for (let count = 0; count < 11; count += 1) {
      inbox.now += 1000;
      await subscribe();
    }
    const { pushBrowsers } = await exportNotifications(inbox.deps, inbox.anna.id);
    expect(pushBrowsers.map(({ since }) => since).sort()[0]).toBe(at(2000));
    expect(pushBrowsers).toHaveLength(10);
  });
});
