import { useQuery } from '@tanstack/react-query';
import { AdminPage, AdminPanel, RefetchButton } from '../AdminPage.tsx';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { reportStates } from '../report-states.ts';
import { useFilter } from '../use-search-param.tsx';
import { SwarmSimulator } from './SwarmSimulator.tsx';
import {
  type SwarmReport,
  swarmReportsQuery,
  useAnswerSwarmReport,
} from './swarm-report-queries.ts';

const columns: AdminColumn<SwarmReport>[] = [
  { header: 'At the table', value: 'displayName', as: 'text' },
  {
    header: 'Player',
    cell: ({ player }) => (player ? <PlayerLink {...player} /> : 'deleted since'),
  },
  { header: 'Said', value: ({ words }) => words.join(', ') || '–', as: 'text' },
  { header: 'Why', value: ({ reason }) => reason || '(no reason)', as: 'text' },
  { header: 'Reported by', cell: ({ by }) => <PlayerLink {...by} /> },
  { header: 'When', value: 'at', as: 'time', sortBy: 'value' },
];

function SwarmsScreen() {
  const [state, stateFilter] = useFilter('reports', 'Reports', reportStates);
  const reports = useQuery(swarmReportsQuery(state));
  const answer = useAnswerSwarmReport();
  return (
    <AdminPage
      title="Swarms"
      lead="What players have reported at tables. Suspending somebody is done on their own page. Below, bots for a table of yours."
      actions={<RefetchButton queries={[reports]} />}
    >
      {stateFilter}
      <AdminTable
        caption="Reported at tables"
        rows={reports.data ?? []}
        keyOf={({ reportId }) => reportId}
        empty={state === 'open' ? 'Nothing waits for an answer.' : 'Nothing was answered yet.'}
        columns={columns}
        query={reports}
        {...(state === 'open' && {
          actions: {
            nameOf: ({ displayName }: SwarmReport) => `the report about ${displayName}`,
            of: ({ reportId }: SwarmReport) => [
              { name: 'Mark as answered', onChoose: () => answer.mutate(reportId) },
            ],
          },
        })}
      />
      <AdminPanel title="Fill a table">
        <SwarmSimulator />
      </AdminPanel>
    </AdminPage>
  );
}

export { SwarmsScreen as Component };
