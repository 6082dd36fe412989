import type { Group } from '@bee-jinx/contract/browser';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { hiveAddress } from '../../../api/groups.ts';
import { CountBadge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { HiveMark } from '../HiveMark.tsx';
import { membersText } from '../hive-text.ts';
import styles from './HiveList.module.css';

/** Nothing at all when there are none. */
export function HiveList({ title, hives }: { title: string; hives: readonly Group[] }) {
  const headingId = useId();
  if (hives.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {hives.map((hive) => (
          <li key={hive.groupId}>
            <Row
              to={hiveAddress(hive.groupId)}
              mark={<HiveMark name={hive.name} />}
              name={hive.name}
              line={standing(hive)}
              badge={<CountBadge count={hive.openRequests ?? 0} label="waiting for your answer" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Friends are a hive of their own kind. */
export function FriendsRow() {
  return (
    <section aria-label="Friends">
      <Row
        to="/friends"
        mark={<Icon name="people" />}
        name="Friends"
        line="Those you dance with, one by one."
      />
    </section>
  );
}

interface RowProps {
  to: string;
  mark: ReactNode;
  name: string;
  line: string;
  badge?: ReactNode;
}

function Row({ to, mark, name, line, badge }: RowProps) {
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

function standing({ isOwner, memberCount }: Group): string {
  return isOwner ? `${membersText(memberCount)} · yours` : membersText(memberCount);
}
