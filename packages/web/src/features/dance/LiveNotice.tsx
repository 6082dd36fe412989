import { useEffect, useState } from 'react';
import { connection } from '../../platform/connection.ts';
import { useStore } from '../../platform/store.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LiveNotice.module.css';

/** A blink of the network is nobody's business. */
const graceMs = 2500;

export function LiveNotice() {
  const isLost = useStore(connection) === 'reconnecting';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(setShown, graceMs, true);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLost]);
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
