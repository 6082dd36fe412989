import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type { FriendToday } from './friend.ts';
import styles from './TodayLine.module.css';

interface TodayLineProps {
  today: FriendToday;
  replayPath: string | undefined;
}

export function TodayLine({ today, replayPath }: TodayLineProps) {
  if (today === 'hidden') {
    return (
      <p className={styles.line}>
        <Icon name="lock" />
        Finish today’s pair to see how theirs went.
      </p>
    );
  }
  if (today === 'notPlayed') return <p className={styles.line}>Hasn’t played today.</p>;
  return (
    <p className={styles.line}>
      <span>
        {today === 'noJinx' ? (
          'No jinx today.'
        ) : (
          <>
            Today: <strong className={styles.result}>jinx in {today.rounds}</strong> ·{'\u00A0'}
            {today.tier}
          </>
        )}
        {replayPath !== undefined && (
          <>
            {' '}
            <Link className={styles.words} to={replayPath}>
              See their words
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
