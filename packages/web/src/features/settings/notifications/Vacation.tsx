import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { today } from '../../../platform/today.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import styles from './DateTimeFields.module.css';
import { endOfDay, isValidLastDay, latestDay } from './last-day.ts';

interface VacationProps {
  until: NotificationSettings['vacationUntil'];
  onChange(until: NotificationSettings['vacationUntil']): void;
}

const usualDays = 7;

/** A vacation lasts until the end of a day in the player's time zone. */
export function Vacation({ until, onChange }: VacationProps) {
  const isAway = until !== null && Date.parse(until) > Date.now();
  return (
    <div>
      <Switch
        label="On vacation"
        hint="Nothing is pushed until then. Dances go on, and their time runs."
        isOn={isAway}
        onTurn={(isOn) => onChange(isOn ? endOfDay(today(inDays(usualDays))) : null)}
      />
      {isAway && (
        <div className={styles.fields}>
          <DateTimeField
            label="Until"
            type="date"
            min={today()}
            max={latestDay}
            value={today(new Date(until))}
            isValid={(typed) => isValidLastDay(typed, today())}
            refusal="That day is over. Choose today or a later one."
            onSet={(day) => onChange(endOfDay(day))}
          />
        </div>
      )}
    </div>
  );
}

function inDays(days: number): Date {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day;
}
