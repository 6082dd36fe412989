import { useQuery } from '@tanstack/react-query';
import { ownBuildId } from '../../../platform/offline/build-id.ts';
import { Link } from '../../../ui/Link.tsx';
import { Facts } from '../Facts.tsx';
import { Figures } from '../Figures.tsx';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { adminPages } from '../pages.ts';
import { durationWords, whenWords } from '../when-words.ts';
import styles from './Now.module.css';
import { overviewQuery } from './overview-queries.ts';
import { ResetDances } from './ResetDances.tsx';

/** The numbers of this moment, the server, and all pages. */
export function Now() {
  const overview = useQuery(overviewQuery);
  return (
    <div className={styles.now}>
      <Loaded query={overview}>
        {({ at, players, daily, dances, feedback, events, server }) => (
          <>
            <Panel title="Today, in UTC">
              <Figures
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
            </Panel>
            <Panel title="Server">
              <Facts
                facts={[
                  [
                    'Up for',
                    `${durationWords(server.uptimeSeconds)}, since ${whenWords(server.startedAt)}`,
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
            </Panel>
          </>
        )}
      </Loaded>
      {!overview.isPending && (
        <>
          <Panel title="Pages">
            <ul className={styles.pages}>
              {adminPages.slice(1).map(({ path, name, does }) => (
                <li key={path}>
                  <Link to={path} className={styles.page}>
                    <b>{name}</b>
                    <span>{does}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
          <ResetDances />
        </>
      )}
    </div>
  );
}

function waitingNote(at: string, oldestAt: string | undefined): string {
  if (oldestAt === undefined) return 'all are stored';
  return `the oldest for ${durationWords((Date.parse(at) - Date.parse(oldestAt)) / 1000)}`;
}
