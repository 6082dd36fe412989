import type { ComponentProps } from 'react';
import styles from './layout.module.css';

/** A paragraph of small, soft text: what explains rather than what is said. */
export function MutedText(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className={styles.muted} />;
}
