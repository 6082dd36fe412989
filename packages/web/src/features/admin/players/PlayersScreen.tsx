import { OpenButton, SearchScreen, useSearch } from '../SearchScreen.tsx';
import { useFilter } from '../use-search-param.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { type FoundPlayer, playerList } from './player-queries.ts';
import { SuspensionBadge } from './SuspensionBadge.tsx';

const states = [
  ['all', 'All'],
  ['suspended', 'Suspended now'],
] as const;

function PlayersScreen() {
  const [state, stateFilter] = useFilter('state', 'Which', states);
  const search = useSearch((text) =>
    playerList({ text, suspended: state === 'suspended' ? 'true' : undefined }),
  );
  const isFiltered = search.debouncedText !== '' || state !== 'all';
  return (
    <SearchScreen<FoundPlayer>
      title="Players"
      lead="Open one to see their sessions, reported posts and suspensions, to sign them out, or to keep them from playing."
      csv={{ name: 'players', order: ['userId', 'name', 'kind', 'created', 'seen', 'suspended'] }}
      search={search}
      placeholder="Name, id, e-mail, badge or friend code"
      filters={stateFilter}
      keyOf={({ userId }) => userId}
      empty={isFiltered ? 'Nobody fits that.' : 'Nobody has come yet.'}
      columns={[
        {
          header: 'Name',
          csv: 'name',
          value: 'displayName',
          cell: ({ userId, displayName }) => (
            <OpenButton onOpen={() => search.open(userId)}>
              <bdi>{displayName}</bdi>
            </OpenButton>
          ),
          sortBy: 'value',
        },
        {
          header: 'State',
          csv: 'suspended',
          value: ({ suspension }) => suspension && (suspension.until ?? 'banned'),
          cell: (player) => <SuspensionBadge player={player} />,
        },
        { header: 'Kind', csv: 'kind', value: 'kind', sortBy: 'value' },
        {
          header: 'Seen',
          csv: 'seen',
          value: 'seenAt',
          as: 'time',
          sortBy: ({ seenAt }) => seenAt ?? '',
        },
        { header: 'Came', csv: 'created', value: 'createdAt', as: 'time', sortBy: 'value' },
        { header: 'Id', csv: 'userId', value: 'userId', as: 'code' },
      ]}
    >
      <PlayerSheet userId={search.openedId} onClose={search.close} />
    </SearchScreen>
  );
}

export { PlayersScreen as Component };
