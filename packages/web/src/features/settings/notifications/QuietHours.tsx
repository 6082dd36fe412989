import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { formatClockTime, parseClockTime } from './clock-time.ts';
import { DateTimeField } from './DateTimeField.tsx';
import styles from './DateTimeFields.module.css';

type Hours = NotificationSettings['quietHours'];

interface QuietHoursProps {
  hours: Hours;
  onChange(hours: Hours): void;
}

const usual = { from: 22 * 60, to: 7 * 60 };

/** May pass midnight. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const set = (change: Partial<typeof usual>) =>
    onChange({ ...usual, ...hours, ...change, timeZone });
  const field = (name: 'from' | 'to', label: string) =>
    hours && (
      <DateTimeField
        label={label}
        type="time"
        value={formatClockTime(hours[name])}
        isValid={(typed) => parseClockTime(typed) !== undefined}
        onSet={(time) => set({ [name]: parseClockTime(time) })}
      />
    );
  return (
    <div>
      <Switch
        label="Quiet hours"
        hint="Nothing is pushed meanwhile; the inbox keeps it."
        isOn={hours !== null}
        onTurn={(isOn) => (isOn ? set({}) : onChange(null))}
      />
      {hours && (
        <div className={styles.fields}>
          {field('from', 'From')}
          {field('to', 'To')}
        </div>
      )}
    </div>
  );
}
