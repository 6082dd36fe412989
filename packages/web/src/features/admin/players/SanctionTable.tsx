import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { Link } from '../../../ui/link/Link.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { formatWhen } from '../format-when.ts';
import { PlayerLink } from '../PlayerLink.tsx';

type Sanction = InspectedPlayer['sanctions'][number];

/** All that admins ever decided about the player, with what the player wrote about each. */
export function SanctionTable({ sanctions }: Pick<InspectedPlayer, 'sanctions'>) {
  return (
    <Table
      caption="Suspensions and bans"
      rows={sanctions}
      keyOf={({ sanctionId }) => sanctionId}
      empty="There was none."
      columns={[
        { id: 'reason', header: 'Reason', cell: ({ reason }) => <bdi>{reason}</bdi> },
        { id: 'since', header: 'Since', cell: ({ since }) => formatWhen(since) },
        {
          id: 'until',
          header: 'Until',
          cell: ({ until }) => (until === undefined ? 'for good' : formatWhen(until)),
        },
        { id: 'by', header: 'By', cell: ({ by }) => by && <PlayerLink userId={by} /> },
        { id: 'lifted', header: 'Lifted', cell: liftedLabel },
        { id: 'appeals', header: 'Appeals', cell: (sanction) => <Appeals of={sanction} /> },
      ]}
    />
  );
}

const liftedLabel = ({ liftedAt, liftReason }: Sanction) =>
  liftedAt && `${formatWhen(liftedAt)}: ${liftReason ?? ''}`;

function Appeals({ of: { appeals } }: { of: Sanction }) {
  return appeals.map(({ feedbackId, text, state }) => (
    <p key={feedbackId}>
      <Link to={`/admin/feedback?id=${encodeURIComponent(feedbackId)}`}>
        <bdi>{text}</bdi>
      </Link>{' '}
      ({state})
    </p>
  ));
}
