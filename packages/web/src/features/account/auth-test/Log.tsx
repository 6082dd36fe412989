import { useStore } from '../../../platform/store.ts';
import styles from './AuthTest.module.css';
import { Section } from './Section.tsx';
import { transitionLog } from './transition-log.ts';

export function Log() {
  const lines = useStore(transitionLog);
  return (
    <Section title="What happened">
      {lines.length === 0 && <p>Nothing yet.</p>}
      <ol className={styles.log} aria-live="polite" reversed>
        {lines.map(({ number, name, outcome }) => (
          <li key={number}>
            <strong>{name}</strong>
            <pre className={styles.reply}>{outcome}</pre>
          </li>
        ))}
      </ol>
    </Section>
  );
}
