import { Fragment } from 'react';
import styles from './Facts.module.css';

export function Facts({ facts }: { facts: Record<string, unknown> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.fact}>{name}</dt>
          <dd className={styles.value}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
