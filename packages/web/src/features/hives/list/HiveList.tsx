import type { Group } from '@bee-jinx/contract/browser';
import { hivePath } from '../../../domain/hives/groups.ts';
import { CountBadge } from '../../../ui/badge/Badge.tsx';
import { RowList } from '../../../ui/row/RowList.tsx';
import { HiveMark } from '../HiveMark.tsx';
import { formatMemberCount } from '../hive-labels.ts';
import { HiveRow } from './HiveRow.tsx';

/** Nothing at all when there are none. */
export function HiveList({ title, hives }: { title: string; hives: readonly Group[] }) {
  if (hives.length === 0) return null;
  return (
    <RowList title={title}>
      {hives.map((hive) => (
        <li key={hive.groupId}>
          <HiveRow
            to={hivePath(hive.groupId)}
            mark={<HiveMark name={hive.name} />}
            name={hive.name}
            line={standing(hive)}
            badge={<CountBadge count={hive.openRequests ?? 0} label="waiting for your answer" />}
          />
        </li>
      ))}
    </RowList>
  );
}

function standing({ isOwner, memberCount }: Group): string {
  return isOwner ? `${formatMemberCount(memberCount)} · yours` : formatMemberCount(memberCount);
}
