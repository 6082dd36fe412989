import { lazy, Suspense } from 'react';
import styles from './LoadingScreen.module.css';

const aWhileMs = 500;

/** Lazy: on a slow phone the bee takes longer to render than most screens take to load. */
const LoadingBee = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, aWhileMs));
  return { default: (await import('../bee/LoadingBee.tsx')).LoadingBee };
});

export function LoadingScreen() {
  return (
    <div className={styles.loading} data-on-paper data-loading>
      <Suspense fallback={<Cell />}>
        <LoadingBee />
      </Suspense>
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
