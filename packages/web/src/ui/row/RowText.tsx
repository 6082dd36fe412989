import type { ReactNode } from 'react';
import styles from './RowText.module.css';

interface RowWordsProps {
  name?: string;
  isYou?: boolean;
  children?: ReactNode;
}

export function RowText({ name, isYou = false, children }: RowWordsProps) {
  return (
    <span className={styles.words}>
      {name !== undefined && (
        <b className={styles.name}>
          <bdi>{name}</bdi>
          {isYou && <span className={styles.you}> you</span>}
        </b>
      )}
      {children}
    </span>
  );
}

export function RowLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
