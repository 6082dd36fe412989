import { useQuery } from '@tanstack/react-query';
import { ownBuildId } from '../../../platform/build-id.ts';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { adminPages } from '../admin-pages.ts';
import { DescriptionList } from '../DescriptionList.tsx';
import { formatDuration } from '../format-duration.ts';
import { QueryView } from '../QueryView.tsx';
import { StatTiles } from '../StatTiles.tsx';
import styles from './OverviewSummary.module.css';
import { overviewQuery } from './overview-queries.ts';
import { ResetDances } from './ResetDances.tsx';

export function OverviewSummary() {
  const overview = useQuery(overviewQuery);
  return (
    <div className={styles.now}>
      <QueryView query={overview}>
        {({ at, players, daily, dances, feedback, events, server }) => (
          <>
            <AdminPanel title="Today, in UTC">
              <StatTiles
                figures={[
                  { name: 'Players', value: players.all, note: `${players.newToday} new today` },
                  { name: 'Accounts', value: players.accounts },
                  { name: 'Here now', value: players.here, note: 'with this server' },
                  {
                    name: 'Daily games opened',
                    value: daily.startedToday,
                    note: `of any day; today’s is No. ${daily.puzzleNumber}`,
                  },
                  {
                    name: 'Daily games ended',
                    value: daily.finishedToday,
                    note: `${daily.jinxesToday} with a jinx`,
                  },
                  {
                    name: 'Open dances',
                    value: dances.open,
                    note: `${dances.invited} waiting for an answer`,
                  },
                  {
                    name: 'Dances ended',
                    value: dances.endedToday,
                    note: `${dances.jinxesToday} with a jinx`,
                  },
                  {
                    name: 'Feedback to answer',
                    value: feedback.open,
                    to: '/admin/feedback?state=open',
                  },
                  {
                    name: 'Events waiting',
                    value: events.waiting,
                    note: waitingNote(at, events.oldestAt),
                    to: '/admin/debug-buffer',
                  },
                ]}
              />
            </AdminPanel>
            <AdminPanel title="Server">
              <DescriptionList
                facts={[
                  [
                    'Up for',
                    `${formatDuration(server.uptimeSeconds)}, since ${formatDateTime(server.startedAt)}`,
                  ],
                  ['Version', `${server.version}, this page’s build ${ownBuildId()}`],
                  [
                    'Database',
                    `${server.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${server.databaseVersion}`,
                  ],
                  ['Redis', server.redis],
                  ['Node', server.node],
                  ['Memory', `${server.memoryMb.toLocaleString()} MB`],
                  ['Live streams', server.liveStreams.toLocaleString()],
                ]}
              />
            </AdminPanel>
          </>
        )}
      </QueryView>
      {!overview.isPending && (
        <>
          <AdminPanel title="Pages">
            <ul className={styles.pages}>
              {adminPages.slice(1).map(({ path, name, description: does }) => (
                <li key={path}>
                  <Link to={path} className={styles.page}>
                    <b>{name}</b>
                    <span>{does}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </AdminPanel>
          <ResetDances />
        </>
      )}
    </div>
  );
}

function waitingNote(at: string, oldestAt: string | undefined): string {
  if (oldestAt === undefined) return 'all are stored';
  return `the oldest for ${formatDuration((Date.parse(at) - Date.parse(oldestAt)) / 1000)}`;
}
