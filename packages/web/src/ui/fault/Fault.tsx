import { Icon } from '../icon/Icon.tsx';
import styles from './Fault.module.css';

/** What went wrong with what was asked for. It is said at once. */
export function Fault({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className={styles.fault} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
