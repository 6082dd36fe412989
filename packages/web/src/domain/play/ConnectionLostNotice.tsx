import { useLostConnection } from '../../platform/use-lost-connection.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './ConnectionLostNotice.module.css';

/** While no signals come, the screen polls (`platform/use-poll-interval.ts`). */
export function ConnectionLostNotice() {
  const isShown = useLostConnection(2500);
  return (
    <div role="status">
      {isShown && (
        <p className={styles.notice}>
          <Icon name="offline" />
          <span>Not live right now. Looking again every three seconds.</span>
        </p>
      )}
    </div>
  );
}
