import { lazy, Suspense, useEffect, useState } from 'react';
import { retryImport } from '../../platform/retry-import.ts';
import styles from './LoadingScreen.module.css';

/** Until then nobody is told that something takes long. */
export const aWhileMs = 500;

const LoadingBee = lazy(async () => {
  return { default: (await retryImport(() => import('../bee/LoadingBee.tsx'))).LoadingBee };
});

/** The bee comes after a while: on a slow phone it takes longer to render than most screens take to load. */
export function LoadingScreen({ isLong: wasLong = false }: { isLong?: boolean }) {
  const [isLong, setLong] = useState(wasLong);
  useEffect(() => {
    const timer = setTimeout(setLong, aWhileMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading} data-on-paper data-loading>
      <Suspense fallback={<Cell />}>{isLong ? <LoadingBee /> : <Cell />}</Suspense>
    </div>
  );
}

function Cell() {
  return (
    <svg className={styles.cell} viewBox="0 0 32 32" role="img" aria-label="Loading">
      <path d="M16 2 28 9v14L16 30 4 23V9Z" />
    </svg>
  );
}
