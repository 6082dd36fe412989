import { Fragment } from 'react';
import styles from './AuthTest.module.css';

export function DescriptionList({ facts }: { facts: Record<string, unknown> }) {
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
