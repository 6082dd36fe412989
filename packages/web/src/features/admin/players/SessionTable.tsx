import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { AdminErrorNotice, adminErrorMessage } from '../AdminErrorNotice.tsx';
import { formatWhen } from '../format-when.ts';
import { inspectPlayerQuery } from './player-queries.ts';

interface SessionTableProps extends Pick<InspectedPlayer, 'sessions'> {
  userId: string;
}

/** Where the player is signed in, by what kind of device; one or all can be ended. */
export function SessionTable({ userId, sessions }: SessionTableProps) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const onSettled = () =>
    cache.invalidateQueries({ queryKey: inspectPlayerQuery(userId).queryKey });
  const end = useMutation({
    mutationFn: (sessionId: string) => call('endPlayerSession', { params: { userId, sessionId } }),
    onSettled,
  });
  const endAll = useMutation({
    mutationFn: () => call('endPlayerSessions', { params: { userId } }),
    onSuccess: ({ ended }) => {
      setAsking(false);
      showToast({ look: 'done', text: `${ended} ended.` });
    },
    onSettled,
  });
  return (
    <>
      <Table
        caption="Sessions"
        rows={sessions}
        keyOf={({ sessionId }) => sessionId}
        empty="They are signed in nowhere."
        columns={[
          { id: 'device', header: 'Device', cell: ({ device }) => device ?? 'Some device' },
          { id: 'seen', header: 'Seen', cell: ({ seenAt }) => formatWhen(seenAt) },
          { id: 'since', header: 'Since', cell: ({ createdAt }) => formatWhen(createdAt) },
          { id: 'ends', header: 'Ends', cell: ({ expiresAt }) => formatWhen(expiresAt) },
          { id: 'admin', header: 'Admin', cell: ({ isAdmin }) => (isAdmin ? 'yes' : '') },
        ]}
        actions={{
          nameOf: ({ device, seenAt }) => `${device ?? 'Some device'}, seen ${formatWhen(seenAt)}`,
          of: ({ sessionId }) => [
            { name: 'End it', look: 'danger', onChoose: () => end.mutate(sessionId) },
          ],
        }}
      />
      {end.error && <AdminErrorNotice error={end.error} />}
      {sessions.length > 0 && (
        <Button look="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          End all sessions
        </Button>
      )}
      <ConfirmDialog
        layer="above"
        title="Sign them out everywhere?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Leave them"
        confirmLabel="End all sessions"
        onConfirm={() => endAll.mutate()}
        isBusy={endAll.isPending}
        fault={endAll.error ? adminErrorMessage(endAll.error) : undefined}
      >
        <p>
          Whoever has an account can sign in again. Whoever plays without one loses all of it: their
          browser is the only way in.
        </p>
      </ConfirmDialog>
    </>
  );
}
