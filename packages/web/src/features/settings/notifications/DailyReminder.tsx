import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { suggestedReminderMinute } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { reminderAddressQuery } from '../../../domain/notifications/notification-settings.ts';
import { useTurnOnReminder } from '../../../domain/push/daily-reminder.ts';
import { canAskForPush } from '../../../platform/push/browser-push.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { formatClockTime, parseClockTime } from './clock-time.ts';
import { DateTimeField } from './DateTimeField.tsx';
import styles from './DateTimeFields.module.css';

type Reminder = NonNullable<NotificationSettings['dailyReminder']>;

interface DailyReminderProps {
  reminder: Reminder | null;
  onChange(reminder: Reminder | null): void;
}

export function DailyReminder({ reminder, onChange }: DailyReminderProps) {
  const { data: address } = useQuery(reminderAddressQuery);
  const canBeMailed = address != null;
  const firstWay = !canAskForPush() && canBeMailed ? 'mail' : 'push';
  const { mutate, isPending, fault } = useTurnOnReminder(firstWay);
  const byPush = useTurnOnReminder();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div>
      <Switch
        label="Daily reminder"
        hint="One a day, only if you haven’t played today’s pair yet."
        isOn={isPending || reminder !== null}
        isBusy={isPending}
        isDisabled={reminder === null && !canAskForPush() && !canBeMailed}
        fault={fault ?? byPush.fault}
        onTurn={(isOn) => (isOn ? mutate(suggestedReminderMinute(minuteNow())) : onChange(null))}
      />
      {reminder && (
        <div className={styles.fields}>
          <DateTimeField
            label="At"
            type="time"
            value={formatClockTime(reminder.at)}
            isValid={(typed) => parseClockTime(typed) !== undefined}
            onSet={(time) =>
              onChange({ ...reminder, at: parseClockTime(time) ?? reminder.at, timeZone })
            }
          />
          {(canBeMailed || reminder.by === 'mail') && (
            <Segmented<'push' | 'mail'>
              legend="How"
              choices={[
                { value: 'push', name: 'A push' },
                { value: 'mail', name: 'A mail' },
              ]}
              chosen={reminder.by ?? 'push'}
              onChoose={(by) =>
                by === 'push' ? byPush.mutate(reminder.at) : onChange({ ...reminder, timeZone, by })
              }
              hint={reminder.by === 'mail' ? `To ${address ?? 'your e-mail'}.` : ''}
            />
          )}
        </div>
      )}
    </div>
  );
}

function minuteNow(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}
