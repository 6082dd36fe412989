import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './CopyField.module.css';
import { copyText } from './copy-text.ts';

interface CopyFieldProps {
  label: string;
  /** Undefined while it is loading. */
  value: string | undefined;
  fault?: string | undefined;
}

const feedbackMs = 2500;

/** Without clipboard access the value is selected instead. */
export function CopyField({ label, value, fault }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(setOutcome, feedbackMs, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string) {
    const result = await copyText(text, navigator.clipboard);
    setOutcome(result);
    if (result === 'copied') return;
    input.current?.focus();
    input.current?.select();
  }

  const isCopied = outcome === 'copied';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} aria-busy={value === undefined && fault === undefined}>
        {value === undefined ? (
          <span className={styles.empty}>{fault === undefined && <Skeleton />}</span>
        ) : null}
        <input
          ref={input}
          id={id}
          className={styles.value}
          readOnly
          hidden={value === undefined}
          value={value ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className={styles.copy}
          disabled={value === undefined}
          onClick={() => value !== undefined && void copy(value)}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <p className={styles.note} role="status">
        {fault !== undefined && <span className={styles.fault}>{fault}</span>}
        {isCopied && <VisuallyHidden>Copied.</VisuallyHidden>}
        {outcome === 'refused' &&
          'Your browser keeps its clipboard shut. It’s selected: copy it from here.'}
      </p>
    </div>
  );
}
