import type { Group } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { usePlayer } from '../../../domain/account/player.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { boardQuery, joinRequestsQuery } from '../hive-queries.ts';
import { JoinRequests } from '../list/JoinRequests.tsx';
import styles from './Hive.module.css';
import { HiveStage } from './HiveStage.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { hiveTabs, type TabId, tabIds } from './tabs.tsx';

/** One hive, for who is in it. */
export function Hive({ group }: { group: Group }) {
  const { groupId, name, description, isOwner } = group;
  const me = usePlayer();
  const date = useToday();
  const [address, setAddress] = useSearchParams();
  const today = useQuery(boardQuery(groupId, 'today', date));
  const requests = useQuery({ ...joinRequestsQuery, enabled: isOwner });
  const tab = tabIds.find((id) => id === address.get('tab')) ?? 'board';
  useTitle(`${name} · Bee Jinx`);

  const openTab = (id: TabId, more: Record<string, string> = {}) =>
    setAddress({ ...(id !== 'board' && { tab: id }), ...more }, { replace: true });
  const pendingRequests = requests.data?.requests.filter((one) => one.groupId === groupId) ?? [];

  return (
    <>
      <HiveStage
        group={group}
        rows={today.data?.rows ?? []}
        ownId={me.userId}
        onInvite={() => openTab(tab, { invite: '' })}
      />
      <div className={styles.body}>
        {description !== '' && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {isOwner && <JoinRequests requests={pendingRequests} isInside />}
        <Tabs
          label={`Parts of ${name}`}
          tabs={hiveTabs({ group, ownId: me.userId })}
          chosen={tab}
          onChoose={(id) => openTab(id)}
        />
      </div>
      <InviteSheet group={group} isOpen={address.has('invite')} onClose={() => openTab(tab)} />
    </>
  );
}
