import type { Group } from '@bee-jinx/contract/browser';
import { Board } from './Board.tsx';
import { HiveDay } from './HiveDay.tsx';
import { Members } from './Members.tsx';

export const tabIds = ['board', 'day', 'members'] as const;
export type TabId = (typeof tabIds)[number];

/** What a hive consists of. */
export function hiveTabs({ group, ownId }: { group: Group; ownId: string }) {
  const { groupId, memberCount } = group;
  return [
    { id: 'board', name: 'Board', panel: <Board groupId={groupId} ownId={ownId} /> },
    { id: 'day', name: 'Hive day', panel: <HiveDay groupId={groupId} ownId={ownId} /> },
    {
      id: 'members',
      name: `Members ${memberCount}`,
      panel: <Members group={group} ownId={ownId} />,
    },
  ] as const satisfies { id: TabId; name: string; panel: React.ReactNode }[];
}
