import type { ReactNode } from 'react';
import { useTitle } from '../use-title.ts';
import styles from './Screen.module.css';

interface ScreenProps {
  title: string;
  /** A picture on the stage, where a large screen has room for it. */
  art?: ReactNode;
  children: ReactNode;
}

/** On a large screen the stage stands beside the rest; it is narrow where that is in columns (`ui/layout/Columns`). */
export function Screen({ title, art, children }: ScreenProps) {
  useTitle(`${title} · Bee Jinx`);
  return (
    <div className={styles.screen}>
      <div className={styles.stage}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {art && <div className={styles.art}>{art}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
