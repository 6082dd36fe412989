import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './ButtonLabel.module.css';

/** An icon before the text of a button; long names wrap. */
export function ButtonLabel({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.label}>
      <Icon name={icon} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
