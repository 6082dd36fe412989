import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; name: ReactNode; isDisabled?: boolean }[];
  chosen: NoInfer<Value>;
  onChoose(value: Value): void;
  hint?: string;
  /** It can be changed meanwhile. */
  isBusy?: boolean;
  isDisabled?: boolean;
  fault?: string | undefined;
}

export function Segmented<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  hint,
  isBusy = false,
  isDisabled = false,
  fault,
}: SegmentedProps<Value>) {
  const name = useId();
  const note = fault ?? hint;
  return (
    <fieldset
      className={styles.group}
      disabled={isDisabled}
      aria-busy={isBusy}
      aria-describedby={`${name}note`}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              className={visuallyHidden}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              disabled={choice.isDisabled}
              onChange={() => onChoose(choice.value)}
            />
            {choice.name}
          </label>
        ))}
      </div>
      <p id={`${name}note`} className={fault ? styles.fault : styles.hint} aria-live="polite">
        {note}
      </p>
    </fieldset>
  );
}
