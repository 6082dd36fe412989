import { Streak } from '../../../domain/play/Streak.tsx';
import { Badge, CountBadge } from '../../../ui/badge/Badge.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Sample } from '../Sample.tsx';
import styles from './BadgeSamples.module.css';

const looks = ['comb', 'ink', 'honey', 'leaf', 'sting'] as const;
const counts = [1, 12, 99, 100];

export function BadgeSamples() {
  return (
    <>
      <Sample name="Looks">
        <div className={styles.row}>
          {looks.map((look) => (
            <Badge key={look} look={look}>
              {look}
            </Badge>
          ))}
        </div>
      </Sample>
      <Sample name="Counts" note="none at all shows nothing">
        <div className={styles.row}>
          <CountBadge count={0} label="unread" />
          {counts.map((count) => (
            <CountBadge key={count} count={count} label="unread" />
          ))}
        </div>
      </Sample>
      <Sample name="Streak" note="none at all shows nothing">
        <div className={styles.row}>
          <Streak days={0} />
          <Streak days={12} />
          <Streak days={1204} />
        </div>
      </Sample>
      <Sample name="Fault">
        <Fault>That didn’t go through. Try again.</Fault>
      </Sample>
      <Sample name="Long text">
        <div className={styles.row}>
          <Badge look="honey">Maximiliana Wollwortmann’s own hive of long words</Badge>
        </div>
      </Sample>
    </>
  );
}
