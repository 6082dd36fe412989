import type { ReactNode } from 'react';
import { useTitle } from '../use-title.ts';
import styles from './Screen.module.css';

export function Screen({ title, children }: { title: string; children: ReactNode }) {
  useTitle(`${title} · Bee Jinx`);
  return (
    <>
      <div className={styles.stage}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}
