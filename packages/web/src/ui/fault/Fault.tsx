import { Icon } from '../icon/Icon.tsx';
import styles from './Fault.module.css';

export function Fault({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className={styles.fault} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
