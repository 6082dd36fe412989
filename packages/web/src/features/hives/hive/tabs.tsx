import type { Group } from '@bee-jinx/contract/browser';
import type { ReactNode } from 'react';
import { Feed } from '../../buzz/Feed.tsx';
import { Board } from './Board.tsx';
import { HiveDay } from './HiveDay.tsx';
import { Members } from './Members.tsx';

export const tabIds = ['board', 'buzz', 'day', 'members'] as const;
export type TabId = (typeof tabIds)[number];

/** What a hive consists of. */
export function hiveTabs({ group, ownId }: { group: Group; ownId: string }) {
  const { groupId, memberCount } = group;
  return [
    { id: 'board', name: 'Board', panel: <Board groupId={groupId} ownId={ownId} /> },
    { id: 'buzz', name: 'Buzz', panel: <Feed groupId={groupId} /> },
    { id: 'day', name: 'Hive day', panel: <HiveDay groupId={groupId} ownId={ownId} /> },
    {
      id: 'members',
      name: `Members ${memberCount}`,
      panel: <Members group={group} ownId={ownId} />,
    },
  ] as const satisfies { id: TabId; name: string; panel: ReactNode }[];
}
