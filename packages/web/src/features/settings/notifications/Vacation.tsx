import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { today } from '../../../platform/today.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface VacationProps {
  until: NotificationSettings['vacationUntil'];
  onChange(until: NotificationSettings['vacationUntil']): void;
}

const usualDays = 7;

/** Until the end of a day, where the player is. */
export function Vacation({ until, onChange }: VacationProps) {
  const isAway = until !== null && Date.parse(until) > Date.now();
  return (
    <div>
      <Switch
        label="On vacation"
        hint="Nothing is pushed until then. Dances go on, and their time runs."
        isOn={isAway}
        onTurn={(isOn) => onChange(isOn ? endOfDay(inDays(usualDays)) : null)}
      />
      {isAway && (
        <TextField
          label="Until"
          type="date"
          required
          min={today()}
          value={today(new Date(until))}
          onChange={({ currentTarget }) => {
            const day = new Date(`${currentTarget.value}T12:00:00`);
            if (!Number.isNaN(day.getTime())) onChange(endOfDay(day));
          }}
        />
      )}
    </div>
  );
}

function inDays(days: number): Date {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day;
}

function endOfDay(day: Date): string {
  const end = new Date(day);
  end.setHours(23, 59, 59, 0);
  return end.toISOString();
}
