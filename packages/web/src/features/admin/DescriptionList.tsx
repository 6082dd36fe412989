import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** What is known about one thing, a line each. */
export function DescriptionList({
  facts,
}: {
  facts: readonly (readonly [name: string, fact: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
