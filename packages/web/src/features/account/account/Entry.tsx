import type { ReactNode } from 'react';
import styles from './Entries.module.css';

interface EntryProps {
  name: string;
  note: string;
  children: ReactNode;
}

export function Entry({ name, note, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>{note}</p>
      </div>
      {children}
    </li>
  );
}

export function Entries({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
