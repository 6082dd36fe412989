import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Facts } from '../Facts.tsx';
import styles from '../groups/GroupSheet.module.css';
import { Loaded } from '../Loaded.tsx';
import { whenWords } from '../when-words.ts';
import { inspectQuery } from './player-queries.ts';
import { SanctionPart } from './SanctionPart.tsx';
import { SanctionTable } from './SanctionTable.tsx';
import { SessionTable } from './SessionTable.tsx';
import { State } from './State.tsx';

/** One player, whole. */
export function PlayerSheet({ userId, onClose }: { userId: string; onClose(): void }) {
  const one = useQuery(inspectQuery(userId));
  return (
    <Sheet title="Player" isOpen={userId !== ''} onClose={onClose}>
      <Loaded query={one}>
        {(inspected) => <Whole key={inspected.player.userId} inspected={inspected} />}
      </Loaded>
    </Sheet>
  );
}

const reportNames = { open: 'waits', hidden: 'hidden', kept: 'stands' } as const;

function Whole({ inspected }: { inspected: InspectedPlayer }) {
  const { player, sessions, sanctions, reports } = inspected;
  return (
    <div className={styles.whole}>
      <p className={styles.name}>
        <bdi>{player.displayName}</bdi>
      </p>
      <p>
        <State player={player} />
      </p>
      <Facts
        facts={[
          ['Id', <code key="id">{player.userId}</code>],
          ['Kind', player.kind],
          ['E-mail', player.email ?? 'none'],
          ['Friend code', <code key="code">{player.friendCode}</code>],
          ...(player.badgeNumber === undefined
            ? []
            : [['Badge', `#${player.badgeNumber}`] as const]),
          ['Came', whenWords(player.createdAt)],
          ['Seen', player.seenAt ? whenWords(player.seenAt) : 'no session is left'],
        ]}
      />
      <SanctionPart player={player} />
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
          { id: 'state', header: 'State', cell: ({ state }) => reportNames[state] },
          { id: 'when', header: 'When', cell: ({ reportedAt }) => whenWords(reportedAt) },
        ]}
      />
      <SessionTable userId={player.userId} sessions={sessions} />
    </div>
  );
}
