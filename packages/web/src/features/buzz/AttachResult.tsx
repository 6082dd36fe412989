import { puzzleNumberOn } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { today as readToday } from '../../platform/today.ts';
import { useToday } from '../../platform/use-today.ts';
import { Select } from '../../ui/select/Select.tsx';
import { finishedPuzzlesQuery } from './buzz-queries.ts';
import styles from './Composer.module.css';

interface AttachResultProps {
  /** Undefined: without a result. */
  chosen: number | undefined;
  onChoose(puzzleNumber: number | undefined): void;
}

/** Attaches the result of today's puzzle in one tap, or then of any other that is finished. */
export function AttachResult({ chosen, onChoose }: AttachResultProps) {
  const date = useToday() ?? readToday();
  const { data: result } = useQuery(dailyResultQuery(date));
  const today = result && result.status !== 'playing' ? puzzleNumberOn(date) : undefined;
  // Of who hasn't played today, the list says whether there is anything to attach.
  const isListWanted = chosen !== undefined || (result !== undefined && today === undefined);
  const { data: earlier = [] } = useQuery({ ...finishedPuzzlesQuery(date), enabled: isListWanted });
  const numbers = [...new Set([chosen, today, ...earlier])]
    .filter((number) => number !== undefined)
    .sort((one, other) => other - one);
  const first = today ?? earlier[0];
  if (first === undefined && chosen === undefined) return null;
  return (
    <span className={styles.attachment}>
      <label className={styles.attach}>
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={(event) => onChoose(event.target.checked ? first : undefined)}
        />
        Add my result of{' '}
        {(chosen === undefined || numbers.length === 1) && `No. ${chosen ?? first}`}
      </label>
      {chosen !== undefined && numbers.length > 1 && (
        <Select
          label="Puzzle"
          isLabelHidden
          value={chosen}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        >
          {numbers.map((number) => (
            <option key={number} value={number}>
              No. {number}
            </option>
          ))}
        </Select>
      )}
    </span>
  );
}
