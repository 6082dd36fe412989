import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { Link } from '../../../ui/Link.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { whenWords } from '../when-words.ts';

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
        { id: 'since', header: 'Since', cell: ({ since }) => whenWords(since) },
        {
          id: 'until',
          header: 'Until',
          cell: ({ until }) => (until === undefined ? 'for good' : whenWords(until)),
        },
        { id: 'by', header: 'By', cell: ({ by }) => by && <PlayerLink userId={by} /> },
        { id: 'lifted', header: 'Lifted', cell: liftedWords },
        { id: 'appeals', header: 'Appeals', cell: (sanction) => <Appeals of={sanction} /> },
      ]}
    />
  );
}

const liftedWords = ({ liftedAt, liftReason }: Sanction) =>
  liftedAt && `${whenWords(liftedAt)}: ${liftReason ?? ''}`;

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
