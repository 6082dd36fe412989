import { useLostConnection } from '../../platform/use-lost-connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LiveNotice.module.css';

export function LiveNotice() {
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
