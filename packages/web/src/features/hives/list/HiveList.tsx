import type { Group } from '@bee-jinx/contract/browser';
import { hiveAddress } from '../../../api/groups.ts';
import { CountBadge } from '../../../ui/Badge.tsx';
import { RowList } from '../../../ui/row/RowList.tsx';
import { HiveMark } from '../HiveMark.tsx';
import { membersText } from '../hive-text.ts';
import { HiveRow } from './HiveRow.tsx';

/** Nothing at all when there are none. */
export function HiveList({ title, hives }: { title: string; hives: readonly Group[] }) {
  if (hives.length === 0) return null;
  return (
    <RowList title={title}>
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
    </RowList>
  );
}

function standing({ isOwner, memberCount }: Group): string {
  return isOwner ? `${membersText(memberCount)} · yours` : membersText(memberCount);
}
