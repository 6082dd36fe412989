import { useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onTurn(isOn: boolean): void;
  hint?: string;
  /** Shows the requested state and ignores presses. */
  isBusy?: boolean;
  isDisabled?: boolean;
  fault?: string | undefined;
}

export function Switch({
  label,
  isOn,
  onTurn,
  hint,
  isBusy = false,
  isDisabled = false,
  fault,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.track}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          aria-busy={isBusy}
          aria-describedby={`${id}note`}
          onChange={(event) => {
            if (!isBusy) onTurn(event.target.checked);
          }}
        />
        <svg className={styles.cell} viewBox="0 0 28 32" aria-hidden="true">
          <path d="M14 2 26 9v14L14 30 2 23V9Z" />
          <path className={styles.tick} d="m8.5 16.5 4 4 7-8.5" />
        </svg>
      </span>
      <p id={`${id}note`} className={fault ? styles.fault : styles.hint} aria-live="polite">
        {fault ?? hint}
      </p>
    </div>
  );
}
