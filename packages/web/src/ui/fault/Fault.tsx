import { Icon } from '../icon/Icon.tsx';
import styles from './Fault.module.css';

/** With its first sentence on a line of its own where there is a second: why, then what failed. */
export function Fault({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  const [, lead, rest] = /^(You’re offline\.) (.+)$/.exec(children) ?? [];
  return (
    <p className={styles.fault} role="alert">
      <Icon name={lead ? 'offline' : 'warning'} />
      {lead ? (
        <span>
          <span className={styles.lead}>{lead}</span> {rest}
        </span>
      ) : (
        <span>{children}</span>
      )}
    </p>
  );
}
