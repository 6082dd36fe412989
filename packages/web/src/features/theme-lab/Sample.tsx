import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './Sample.module.css';

interface SampleProps {
  /** The state it shows. */
  name: string;
  note?: string | undefined;
  /** What it lies on. */
  ground?: 'paper' | 'stage' | 'guest';
  /** Takes the whole row. */
  isWide?: boolean;
  /** Offers to put the focus into it, so that its ring can be seen without a keyboard. */
  canFocus?: boolean;
  children: ReactNode;
}

export function Sample({
  name,
  note,
  ground = 'paper',
  isWide = false,
  canFocus = false,
  children,
}: SampleProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.sample} data-wide={isWide}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        {note !== undefined && <span>{note}</span>}
        {canFocus && (
          <button type="button" className={styles.focus} onClick={() => focusFirst(box.current)}>
            Focus<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
      </figcaption>
      <div ref={box} className={styles.ground} data-ground={ground}>
        {children}
      </div>
    </figure>
  );
}

function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('button, a, input, textarea, [tabindex="0"]');
  first?.focus({ focusVisible: true } as FocusOptions);
}
