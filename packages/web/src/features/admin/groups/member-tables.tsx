import type { CallReply } from '@bee-jinx/contract/browser';
import { Table } from '../../../ui/table/Table.tsx';
import { formatWhen } from '../format-when.ts';
import { PlayerLink } from '../PlayerLink.tsx';

type Inspected = CallReply<'inspectGroup'>;

export function MemberTable({ members }: Pick<Inspected, 'members'>) {
  return (
    <Table
      caption="Members"
      rows={members}
      keyOf={({ userId }) => userId}
      empty="Nobody is left."
      columns={[
        { id: 'name', header: 'Name', cell: (member) => <PlayerLink {...member} /> },
        {
          id: 'role',
          header: 'Role',
          cell: ({ membership }) => (membership.isActive ? membership.role : 'has left'),
          sortBy: ({ membership }) => (membership.isActive ? membership.role : 'z'),
        },
        {
          id: 'joined',
          header: 'Joined',
          cell: ({ membership }) => formatWhen(membership.joinedAt),
          sortBy: ({ membership }) => membership.joinedAt,
        },
        {
          id: 'left',
          header: 'Left',
          cell: ({ leftAt }) => leftAt !== undefined && formatWhen(leftAt),
        },
        { id: 'id', header: 'Id', cell: ({ userId }) => <code>{userId}</code> },
      ]}
    />
  );
}

export function RequestTable({ requests }: Pick<Inspected, 'requests'>) {
  return (
    <Table
      caption="Requests"
      rows={requests}
      keyOf={({ requestId }) => requestId}
      empty="Nobody has asked to join."
      columns={[
        { id: 'name', header: 'Name', cell: ({ displayName }) => <bdi>{displayName}</bdi> },
        { id: 'status', header: 'Status', cell: ({ status }) => status },
        { id: 'method', header: 'By', cell: ({ joinMethod }) => joinMethod },
        {
          id: 'when',
          header: 'Asked',
          cell: ({ createdAt }) => formatWhen(createdAt),
          sortBy: ({ createdAt }) => createdAt,
        },
      ]}
    />
  );
}
