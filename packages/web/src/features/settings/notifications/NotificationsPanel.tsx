import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { notificationSettingsQuery } from '../../../domain/notifications/notification-settings.ts';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { DailyReminder } from './DailyReminder.tsx';
import { NotificationTypeSwitches } from './NotificationTypeSwitches.tsx';
import { useChangeSettings } from './notification-queries.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { QuietHours } from './QuietHours.tsx';
import { Vacation } from './Vacation.tsx';

/** The inbox is filled regardless. */
export function NotificationsPanel() {
  const { data: settings, error } = useQuery(notificationSettingsQuery);
  const { change, fault } = useChangeSettings();
  return (
    <Stack gap={4}>
      <PushSwitch />
      {settings ? (
        <>
          <DailyReminder
            reminder={settings.dailyReminder ?? null}
            onChange={(dailyReminder) => change({ dailyReminder })}
          />
          <NotificationTypeSwitches muted={settings.muted} onChange={(mute) => change({ mute })} />
          <QuietHours
            hours={settings.quietHours}
            onChange={(quietHours) => change({ quietHours })}
          />
          <Vacation
            until={settings.vacationUntil}
            onChange={(vacationUntil) => change({ vacationUntil })}
          />
        </>
      ) : (
        !error && <Skeleton lines={3} />
      )}
      <Fault>{fault ?? (error ? errorMessage(error) : undefined)}</Fault>
    </Stack>
  );
}
