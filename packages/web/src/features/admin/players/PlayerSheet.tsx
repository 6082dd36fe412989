import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';
import { ConfirmedAction } from '../ConfirmedAction.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import styles from '../groups/GroupSheet.module.css';
import { PlayerLink } from '../PlayerLink.tsx';
import { QueryView } from '../QueryView.tsx';
import { endAllSessions, inspectPlayerQuery, useEndSession } from './player-queries.ts';
import { SanctionPanel } from './SanctionPanel.tsx';
import { SuspensionBadge } from './SuspensionBadge.tsx';

type Sanction = InspectedPlayer['sanctions'][number];

export function PlayerSheet({ userId, onClose }: { userId: string; onClose(): void }) {
  const one = useQuery(inspectPlayerQuery(userId));
  return (
    <Sheet title="Player" isOpen={userId !== ''} onClose={onClose}>
      <QueryView query={one}>
        {(inspected) => <PlayerDetails key={inspected.player.userId} inspected={inspected} />}
      </QueryView>
    </Sheet>
  );
}

const reportStateLabels = { open: 'waits', hidden: 'hidden', kept: 'stands' } as const;

const reportColumns: AdminColumn<InspectedPlayer['reports'][number]>[] = [
  { header: 'Post', value: ({ text }) => text || '(a result)', as: 'text' },
  { header: 'Reported by', value: 'reporters', as: 'number' },
  { header: 'State', value: ({ state }) => reportStateLabels[state] },
  { header: 'When', value: 'reportedAt', as: 'time' },
];

const sanctionColumns: AdminColumn<Sanction>[] = [
  { header: 'Reason', value: 'reason', as: 'text' },
  { header: 'Since', value: 'since', as: 'time' },
  { header: 'Until', value: ({ until }) => (until ? formatDateTime(until) : 'for good') },
  { header: 'By', cell: ({ by }) => by && <PlayerLink userId={by} /> },
  {
    header: 'Lifted',
    value: ({ liftedAt, liftReason }) =>
      liftedAt && `${formatDateTime(liftedAt)}: ${liftReason ?? ''}`,
  },
  { header: 'Appeals', cell: (sanction) => <Appeals of={sanction} /> },
];

function PlayerDetails({ inspected }: { inspected: InspectedPlayer }) {
  const { player, sessions, sanctions, reports } = inspected;
  return (
    <Stack gap={4}>
      <p className={styles.name}>
        <bdi>{player.displayName}</bdi>
      </p>
      <p>
        <SuspensionBadge player={player} />
      </p>
      <DescriptionList
        facts={[
          ['Id', <code key="id">{player.userId}</code>],
          ['Kind', player.kind],
          ['E-mail', player.email ?? 'none'],
          ['Friend code', <code key="code">{player.friendCode}</code>],
          ['Badge', player.badgeNumber && `#${player.badgeNumber}`],
          ['Came', formatDateTime(player.createdAt)],
          ['Seen', player.seenAt ? formatDateTime(player.seenAt) : 'no session is left'],
        ]}
      />
      <SanctionPanel player={player} />
      <AdminTable
        caption="Suspensions and bans"
        rows={sanctions}
        keyOf={({ sanctionId }) => sanctionId}
        empty="There was none."
        columns={sanctionColumns}
      />
      <AdminTable
        caption="Reported posts"
        rows={reports}
        keyOf={({ buzzId }) => buzzId}
        empty="Nobody has reported a post of theirs."
        columns={reportColumns}
      />
      <Sessions userId={player.userId} sessions={sessions} />
    </Stack>
  );
}

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

const sessionColumns: AdminColumn<InspectedPlayer['sessions'][number]>[] = [
  { header: 'Device', value: 'device', empty: 'Unknown device' },
  { header: 'Seen', value: 'seenAt', as: 'time' },
  { header: 'Since', value: 'createdAt', as: 'time' },
  { header: 'Ends', value: 'expiresAt', as: 'time' },
  { header: 'Admin', value: ({ isAdmin }) => (isAdmin ? 'yes' : '') },
];

interface SessionsProps extends Pick<InspectedPlayer, 'sessions'> {
  userId: string;
}

/** Where the player is signed in, by kind of device; one session or all can be ended. */
function Sessions({ userId, sessions }: SessionsProps) {
  const cache = useQueryClient();
  const end = useEndSession(userId);
  return (
    <>
      <AdminTable
        caption="Sessions"
        rows={sessions}
        keyOf={({ sessionId }) => sessionId}
        empty="They are signed in nowhere."
        columns={sessionColumns}
        actions={{
          nameOf: ({ device, seenAt }) =>
            `${device ?? 'Unknown device'}, seen ${formatDateTime(seenAt)}`,
          of: ({ sessionId }) => [
            { name: 'End it', variant: 'danger', onChoose: () => end.mutate(sessionId) },
          ],
        }}
      />
      <AdminErrorNotice error={end.error} />
      <ConfirmedAction
        label="End all sessions"
        variant="outline"
        isHidden={sessions.length === 0}
        title="Sign them out everywhere?"
        cancelLabel="Leave them"
        confirmLabel="End all sessions"
        run={() => endAllSessions(userId)}
        onSuccess={({ ended }) => showToast({ variant: 'done', text: `${ended} ended.` })}
        onSettled={() => cache.invalidateQueries({ queryKey: inspectPlayerQuery(userId).queryKey })}
      >
        <p>
          Whoever has an account can sign in again. Whoever plays without one loses all of it: their
          browser is the only way in.
        </p>
      </ConfirmedAction>
    </>
  );
}
