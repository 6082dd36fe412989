import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { Switch } from '../../../ui/Switch.tsx';
import { clockTime, minutesOf } from './clock-time.ts';
import { WhenField } from './WhenField.tsx';
import styles from './WhenFields.module.css';

type Hours = NotificationSettings['quietHours'];

interface QuietHoursProps {
  hours: Hours;
  onChange(hours: Hours): void;
}

const usual = { from: 22 * 60, to: 7 * 60 };

/** May reach over midnight. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const set = (change: Partial<typeof usual>) =>
    onChange({ ...usual, ...hours, ...change, timeZone });
  const field = (name: 'from' | 'to', label: string) =>
    hours && (
      <WhenField
        label={label}
        type="time"
        value={clockTime(hours[name])}
        isMeant={(typed) => minutesOf(typed) !== undefined}
        onSet={(time) => set({ [name]: minutesOf(time) })}
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
