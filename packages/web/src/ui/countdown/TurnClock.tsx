import { Icon } from '../icon/Icon.tsx';
import styles from './TurnClock.module.css';

/** From here on the clock is urgent. */
export const urgentSeconds = 10;

/** Minutes and seconds; a red hexagon that grows in the last ten seconds. */
export function TurnClock({ seconds }: { seconds: number }) {
  const isUrgent = seconds <= urgentSeconds;
  return (
    <span className={styles.clock} data-urgent={isUrgent} role="timer">
      {isUrgent ? (
        <span key={seconds} className={styles.beat}>
          {seconds}
        </span>
      ) : (
        <>
          <Icon name="clock" />
          {Math.floor(seconds / 60)}:{`${seconds % 60}`.padStart(2, '0')}
        </>
      )}
    </span>
  );
}
