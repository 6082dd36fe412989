import { useInfiniteQuery } from '@tanstack/react-query';
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
import { PlayerSheet } from './PlayerSheet.tsx';
import {
  type FoundPlayer,
  fetchAllPlayers,
  type PlayerSearch,
  playerSearchQuery,
} from './player-queries.ts';
import { SuspensionBadge } from './SuspensionBadge.tsx';

const states = ['all', 'suspended'] as const;
const stateNames = { all: 'All', suspended: 'Suspended now' } as const;

function PlayersScreen() {
  const [state, setState] = useSearchParamChoice('state', states, 'all');
  const [text, setText] = useSearchParam('text');
  const [opened, setOpened] = useSearchParam('id');
  const filter: PlayerSearch = {
    text: text || undefined,
    suspended: state === 'suspended' ? 'true' : undefined,
  };
  const debouncedText = useDebounced(text);
  const list = useInfiniteQuery(playerSearchQuery({ ...filter, text: debouncedText || undefined }));
  const rows = list.data?.pages.flatMap(({ players }) => players) ?? [];

  return (
    <AdminPage
      title="Players"
      lead="Open one to see their sessions, reported posts and suspensions, to sign them out, or to keep them from playing."
      actions={
        <CsvButton name="players" columns={csvColumns} rows={() => fetchAllPlayers(filter)} />
      }
    >
      <div className={styles.filters}>
        <Segmented
          legend="Which"
          choices={states.map((value) => ({ value, name: stateNames[value] }))}
          chosen={state}
          onChoose={setState}
        />
        <SearchField
          placeholder="Name, id, e-mail, badge or friend code"
          text={text}
          onType={setText}
        />
      </div>
      <Table
        caption="Players"
        rows={rows}
        keyOf={({ userId }) => userId}
        empty={debouncedText || state !== 'all' ? 'Nobody fits that.' : 'Nobody has come yet.'}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ userId, displayName }) => (
              <OpenButton onOpen={() => setOpened(userId)}>
                <bdi>{displayName}</bdi>
              </OpenButton>
            ),
            sortBy: ({ displayName }) => displayName,
          },
          { id: 'state', header: 'State', cell: (player) => <SuspensionBadge player={player} /> },
          { id: 'kind', header: 'Kind', cell: ({ kind }) => kind, sortBy: ({ kind }) => kind },
          {
            id: 'seen',
            header: 'Seen',
            cell: ({ seenAt }) => seenAt && formatWhen(seenAt),
            sortBy: ({ seenAt }) => seenAt ?? '',
          },
          {
            id: 'created',
            header: 'Came',
            cell: ({ createdAt }) => formatWhen(createdAt),
            sortBy: ({ createdAt }) => createdAt,
          },
          { id: 'id', header: 'Id', cell: ({ userId }) => <code>{userId}</code> },
        ]}
        {...tableQueryProps(list)}
      />
      <LoadEarlierButton of={list} />
      <PlayerSheet userId={opened} onClose={() => setOpened('')} />
    </AdminPage>
  );
}

const csvColumns: { header: string; value(row: FoundPlayer): string | undefined }[] = [
  { header: 'userId', value: ({ userId }) => userId },
  { header: 'name', value: ({ displayName }) => displayName },
  { header: 'kind', value: ({ kind }) => kind },
  { header: 'created', value: ({ createdAt }) => createdAt },
  { header: 'seen', value: ({ seenAt }) => seenAt },
  { header: 'suspended', value: ({ suspension }) => suspension && (suspension.until ?? 'banned') },
];

export { PlayersScreen as Component };
