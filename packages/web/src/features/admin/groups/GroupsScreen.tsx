import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../CsvButton.tsx';
import styles from '../filtered-list.module.css';
import { formatWhen } from '../format-when.ts';
import { LoadEarlierButton } from '../LoadEarlierButton.tsx';
import { OpenButton } from '../OpenButton.tsx';
import { SearchField } from '../SearchField.tsx';
import { tableQueryProps } from '../table-query-props.ts';
import { useDebounced } from '../use-debounced.ts';
import { useSearchParam, useSearchParamChoice } from '../use-search-param.ts';
import { GroupSheet } from './GroupSheet.tsx';
import {
  type FoundGroup,
  fetchAllGroups,
  type GroupSearch,
  groupSearchQuery,
} from './group-queries.ts';
import { Reports } from './Reports.tsx';

const states = ['open', 'all'] as const;
const stateNames = { open: 'Open ones', all: 'Ended ones too' } as const;

function GroupsScreen() {
  const [state, setState] = useSearchParamChoice('state', states, 'open');
  const [text, setText] = useSearchParam('text');
  const [opened, setOpened] = useSearchParam('id');
  const filter: GroupSearch = {
    search: text || undefined,
    includeInactive: state === 'all' ? 'true' : 'false',
  };
  const debouncedText = useDebounced(text);
  const list = useInfiniteQuery(
    groupSearchQuery({ ...filter, search: debouncedText || undefined }),
  );
  const rows = list.data?.pages.flatMap(({ groups }) => groups) ?? [];

  return (
    <AdminPage
      title="Hives"
      lead="Every hive with its members and requests: open one to look into it, or to dissolve it. Below, the posts that players reported."
      actions={<CsvButton name="hives" columns={csvColumns} rows={() => fetchAllGroups(filter)} />}
    >
      <div className={styles.filters}>
        <Segmented
          legend="Which"
          choices={states.map((value) => ({ value, name: stateNames[value] }))}
          chosen={state}
          onChoose={setState}
        />
        <SearchField placeholder="Name, owner, code or id" text={text} onType={setText} />
      </div>
      <Table
        caption="Hives"
        rows={rows}
        keyOf={({ groupId }) => groupId}
        empty={debouncedText ? 'No hive fits that.' : 'There is no hive yet.'}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ groupId, name }) => (
              <OpenButton onOpen={() => setOpened(groupId)}>
                <bdi>{name}</bdi>
              </OpenButton>
            ),
            sortBy: ({ name }) => name,
          },
          { id: 'owner', header: 'Owner', cell: ({ owner }) => <bdi>{owner?.displayName}</bdi> },
          {
            id: 'members',
            header: 'Members',
            isNumber: true,
            cell: ({ memberCount }) => memberCount,
            sortBy: ({ memberCount }) => memberCount,
          },
          {
            id: 'requests',
            header: 'Requests',
            isNumber: true,
            cell: ({ openRequests }) => openRequests,
            sortBy: ({ openRequests }) => openRequests ?? 0,
          },
          { id: 'code', header: 'Code', cell: ({ inviteCode }) => <code>{inviteCode}</code> },
          { id: 'state', header: 'State', cell: (row) => <GroupStateBadge row={row} /> },
          {
            id: 'created',
            header: 'Founded',
            cell: ({ createdAt }) => formatWhen(createdAt),
            sortBy: ({ createdAt }) => createdAt,
          },
        ]}
        {...tableQueryProps(list)}
      />
      <LoadEarlierButton of={list} />
      <Reports />
      <GroupSheet groupId={opened} onClose={() => setOpened('')} />
    </AdminPage>
  );
}

function GroupStateBadge({ row }: { row: FoundGroup }) {
  if (row.endedReason !== undefined) return <Badge look="sting">Dissolved</Badge>;
  if (row.endedAt !== undefined) return <Badge>Ended</Badge>;
  return <Badge look="leaf">{row.joinPolicy === 'open' ? 'Open' : 'By approval'}</Badge>;
}

const csvColumns: { header: string; value(row: FoundGroup): string | number | undefined }[] = [
  { header: 'groupId', value: ({ groupId }) => groupId },
  { header: 'name', value: ({ name }) => name },
  { header: 'description', value: ({ description }) => description },
  { header: 'owner', value: ({ owner }) => owner?.displayName },
  { header: 'ownerId', value: ({ owner }) => owner?.userId },
  { header: 'members', value: ({ memberCount }) => memberCount },
  { header: 'openRequests', value: ({ openRequests }) => openRequests },
  { header: 'inviteCode', value: ({ inviteCode }) => inviteCode },
  { header: 'joinPolicy', value: ({ joinPolicy }) => joinPolicy },
  { header: 'createdAt', value: ({ createdAt }) => createdAt },
  { header: 'endedAt', value: ({ endedAt }) => endedAt },
  { header: 'endedReason', value: ({ endedReason }) => endedReason },
];

export { GroupsScreen as Component };
