import type { ReactNode } from 'react';
import styles from './AccountList.module.css';

interface EntryProps {
  name: string;
  note: string;
  children: ReactNode;
}

export function AccountListItem({ name, note, children }: EntryProps) {
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

export function AccountList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
