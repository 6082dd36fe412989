import type { DataCheckResult } from '@bee-jinx/contract/browser';
import { useId } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import styles from './DataQuality.module.css';

interface CheckCardProps {
  check: DataCheckResult;
  onRepair(): void;
}

export function CheckCard({ check, onRepair }: CheckCardProps) {
  const id = useId();
  const { title, explains, count, sample, repair } = check;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Badge look={count > 0 ? 'sting' : 'leaf'}>
          {count > 0 ? count.toLocaleString() : 'none'}
        </Badge>
      </div>
      <p className={styles.explains}>{explains}</p>
      {count > 0 && (
        <>
          <ul className={styles.sample}>
            {sample.map((finding) => (
              <li key={finding.id}>{finding.says}</li>
            ))}
            {count > sample.length && <li>and {(count - sample.length).toLocaleString()} more</li>}
          </ul>
          {repair === undefined ? (
            <p className={styles.explains}>
              This can’t be repaired from here: only a person can know what is right.
            </p>
          ) : (
            <Button look="outline" size="small" aria-haspopup="dialog" onClick={onRepair}>
              See what a repair would change
            </Button>
          )}
        </>
      )}
    </section>
  );
}
