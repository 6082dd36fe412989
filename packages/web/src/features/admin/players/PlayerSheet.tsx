import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { formatWhen } from '../format-when.ts';
import styles from '../groups/GroupSheet.module.css';
import { QueryView } from '../QueryView.tsx';
import { inspectPlayerQuery } from './player-queries.ts';
import { SanctionPanel } from './SanctionPanel.tsx';
import { SanctionTable } from './SanctionTable.tsx';
import { SessionTable } from './SessionTable.tsx';
import { SuspensionBadge } from './SuspensionBadge.tsx';

/** One player, whole. */
export function PlayerSheet({ userId, onClose }: { userId: string; onClose(): void }) {
  const one = useQuery(inspectPlayerQuery(userId));
  return (
    <Sheet title="Player" isOpen={userId !== ''} onClose={onClose}>
      <QueryView query={one}>
        {(inspected) => <PlayerDetails key={inspected.player.userId} inspected={inspected} />}
      </QueryView>
    </Sheet>
  );
}

const reportStateLabels = { open: 'waits', hidden: 'hidden', kept: 'stands' } as const;

function PlayerDetails({ inspected }: { inspected: InspectedPlayer }) {
  const { player, sessions, sanctions, reports } = inspected;
  return (
    <div className={styles.whole}>
      <p className={styles.name}>
        <bdi>{player.displayName}</bdi>
      </p>
      <p>
        <SuspensionBadge player={player} />
      </p>
      <DescriptionList
        facts={[
          ['Id', <code key="id">{player.userId}</code>],
          ['Kind', player.kind],
          ['E-mail', player.email ?? 'none'],
          ['Friend code', <code key="code">{player.friendCode}</code>],
          ...(player.badgeNumber === undefined
            ? []
            : [['Badge', `#${player.badgeNumber}`] as const]),
          ['Came', formatWhen(player.createdAt)],
          ['Seen', player.seenAt ? formatWhen(player.seenAt) : 'no session is left'],
        ]}
      />
      <SanctionPanel player={player} />
      <SanctionTable sanctions={sanctions} />
      <Table
        caption="Reported posts"
        rows={reports}
        keyOf={({ buzzId }) => buzzId}
        empty="Nobody has reported a post of theirs."
        columns={[
          { id: 'text', header: 'Post', cell: ({ text }) => <bdi>{text || '(a result)'}</bdi> },
          {
            id: 'reporters',
            header: 'Reported by',
            isNumber: true,
            cell: ({ reporters }) => reporters,
          },
          { id: 'state', header: 'State', cell: ({ state }) => reportStateLabels[state] },
          { id: 'when', header: 'When', cell: ({ reportedAt }) => formatWhen(reportedAt) },
        ]}
      />
      <SessionTable userId={player.userId} sessions={sessions} />
    </div>
  );
}
