import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  /** A fact without a value is left out. */
  facts: readonly (readonly [name: string, fact: ReactNode])[];
}

export function DescriptionList({ facts }: DescriptionListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, fact]) =>
          fact !== undefined && (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
