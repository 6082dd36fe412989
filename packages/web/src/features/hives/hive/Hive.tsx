import type { Group } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePlayer } from '../../../domain/account/player.ts';
import { useHydrated } from '../../../platform/painted/use-hydrated.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Column, Columns } from '../../../ui/layout/Columns.tsx';
import { useLargeScreen } from '../../../ui/layout/use-large-screen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { Feed } from '../../buzz/Feed.tsx';
import { boardQuery, joinRequestsQuery } from '../hive-queries.ts';
import { JoinRequests } from '../JoinRequests.tsx';
import { Board } from './Board.tsx';
import styles from './Hive.module.css';
import { HiveDay } from './HiveDay.tsx';
import { HiveStage } from './HiveStage.tsx';
import { HiveSwarmRow } from './HiveSwarm.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { Members } from './Members.tsx';

const tabIds = ['board', 'buzz', 'day', 'members'] as const;
type TabId = (typeof tabIds)[number];

interface Part {
  id: TabId;
  name: string;
  panel: ReactNode;
}

/** One hive, for its members. */
export function Hive({ group }: { group: Group }) {
  const { groupId, name, description, isOwner, memberCount } = group;
  const { userId: ownId } = usePlayer();
  const date = useToday();
  const [address, setAddress] = useSearchParams();
  const isLargeScreen = useLargeScreen();
  const isHydrated = useHydrated();
  const today = useQuery(boardQuery(groupId, 'today', date));
  const requests = useQuery({ ...joinRequestsQuery, enabled: isOwner });
  const tab = tabIds.find((id) => id === address.get('tab')) ?? 'board';
  useTitle(`${name} · Bee Jinx`);

  const openTab = (id: TabId, more: Record<string, string> = {}) =>
    setAddress({ ...(id !== 'board' && { tab: id }), ...more }, { replace: true });
  const pendingRequests = requests.data?.requests.filter((one) => one.groupId === groupId) ?? [];

  const parts: Part[] = [
    { id: 'board', name: 'Board', panel: <Board groupId={groupId} ownId={ownId} /> },
    { id: 'buzz', name: 'Buzz', panel: <Feed groupId={groupId} /> },
    { id: 'day', name: 'Hive day', panel: <HiveDay groupId={groupId} ownId={ownId} /> },
    {
      id: 'members',
      name: `Members ${memberCount}`,
      panel: <Members group={group} ownId={ownId} />,
    },
  ];

  return (
    <>
      <HiveStage
        group={group}
        rows={today.data?.rows ?? []}
        ownId={ownId}
        onInvite={() => openTab(tab, { invite: '' })}
      />
      <div className={styles.body}>
        {description !== '' && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {isOwner && <JoinRequests requests={pendingRequests} isInside />}
        {isLargeScreen ? (
          <AllParts parts={parts} />
        ) : (
          <div className={styles.parts} data-painted={!isHydrated}>
            <HiveSwarmRow groupId={groupId} startAt="?tab=day" />
            <Tabs<TabId>
              label={`Parts of ${name}`}
              tabs={parts}
              chosen={tab}
              onChoose={(id) => openTab(id)}
            />
          </div>
        )}
      </div>
      <InviteSheet group={group} isOpen={address.has('invite')} onClose={() => openTab(tab)} />
    </>
  );
}

/** On a large screen nothing is behind a tab: the board, who thinks like whom, and what is said. */
function AllParts({ parts }: { parts: readonly Part[] }) {
  const show = (id: TabId) =>
    parts
      .filter((part) => part.id === id)
      .map(({ name, panel }) => (
        <Panel key={id} title={name}>
          {panel}
        </Panel>
      ));
  return (
    <Columns shares={[1, 1, 1]}>
      <Column>{show('board')}</Column>
      <Column>
        {show('day')}
        {show('members')}
      </Column>
      <Column>{show('buzz')}</Column>
    </Columns>
  );
}
