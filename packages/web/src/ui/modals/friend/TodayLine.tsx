import { Icon } from '../../Icon.tsx';
import type { FriendToday } from './friend.ts';
import styles from './TodayLine.module.css';

export function TodayLine({ today }: { today: FriendToday }) {
  if (today === 'hidden') {
    return (
      <p className={styles.line}>
        <Icon name="lock" />
        Finish today’s pair to see how theirs went.
      </p>
    );
  }
  if (today === 'notPlayed') return <p className={styles.line}>Hasn’t played today.</p>;
  if (today === 'noJinx') return <p className={styles.line}>No jinx today.</p>;
  return (
    <p className={styles.line}>
      <span>
        Today: <strong className={styles.result}>jinx in {today.rounds}</strong> ·{'\u00A0'}
        {today.tier}
      </span>
    </p>
  );
}
