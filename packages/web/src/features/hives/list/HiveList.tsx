import type { Group } from '@bee-jinx/contract/browser';
import { useId } from 'react';
import { hiveAddress } from '../../../api/groups.ts';
import { CountBadge } from '../../../ui/Badge.tsx';
import { HiveMark } from '../HiveMark.tsx';
import { membersText } from '../hive-text.ts';
import styles from './HiveList.module.css';
import { HiveRow } from './HiveRow.tsx';

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
            <HiveRow
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

function standing({ isOwner, memberCount }: Group): string {
  return isOwner ? `${membersText(memberCount)} · yours` : membersText(memberCount);
}
