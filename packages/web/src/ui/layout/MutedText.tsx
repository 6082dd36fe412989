import type { ComponentProps } from 'react';
import styles from './layout.module.css';

/** A paragraph of small, soft text that explains. */
export function MutedText(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className={styles.muted} />;
}
