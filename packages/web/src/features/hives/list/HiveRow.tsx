import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './HiveRow.module.css';

interface HiveRowProps {
  to: string;
  mark: ReactNode;
  name: string;
  line: string;
  badge?: ReactNode;
}

export function HiveRow({ to, mark, name, line, badge }: HiveRowProps) {
  return (
    <Link to={to} className={styles.row}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.line}>{line}</span>
      </span>
      {badge}
      <Icon name="forward" />
    </Link>
  );
}
