import { formatNumber } from '../../platform/format-number.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './Streak.module.css';

export function Streak({ days }: { days: number }) {
  if (days <= 0) return null;
  return (
    <span className={styles.streak} title="Your streak">
      <Icon name="streak" />
      <VisuallyHidden>Streak: </VisuallyHidden>
      {formatNumber(days)}
    </span>
  );
}
