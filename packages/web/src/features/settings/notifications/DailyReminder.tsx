import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { suggestedReminderMinute } from '@bee-jinx/game';
import { useTurnOnReminder } from '../../../domain/push/daily-reminder.ts';
import { canAskForPush } from '../../../platform/push/browser-push.ts';
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
  const { mutate, isPending, fault } = useTurnOnReminder();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div>
      <Switch
        label="Daily reminder"
        hint="One push a day, only if you haven’t played today’s pair yet."
        isOn={isPending || reminder !== null}
        isBusy={isPending}
        isDisabled={reminder === null && !canAskForPush()}
        fault={fault}
        onTurn={(isOn) => (isOn ? mutate(suggestedReminderMinute(minuteNow())) : onChange(null))}
      />
      {reminder && (
        <div className={styles.fields}>
          <DateTimeField
            label="At"
            type="time"
            value={formatClockTime(reminder.at)}
            isValid={(typed) => parseClockTime(typed) !== undefined}
            onSet={(time) => onChange({ at: parseClockTime(time) ?? reminder.at, timeZone })}
          />
        </div>
      )}
    </div>
  );
}

function minuteNow(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}
