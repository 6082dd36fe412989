import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { AskDialog } from '../../../ui/dialog/AskDialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { deskWords } from '../DeskFault.tsx';
import { Panel } from '../Panel.tsx';
import { overviewQuery } from './overview-queries.ts';

/** Asked for the first time, the server only counts them; what it hands out then is what ends them. */
export function ResetDances() {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const count = useMutation({
    mutationFn: () => call('resetDances'),
    onSuccess: ({ openGames }) => {
      if (openGames > 0) setAsking(true);
      else showToast({ look: 'done', text: 'No dance is open.' });
    },
    onError: (error) => showToast({ look: 'fault', text: deskWords(error) }),
  });
  const end = useMutation({
    mutationFn: (confirm: string) => call('resetDances', { body: { confirm } }),
    onSuccess: ({ openGames }) => {
      setAsking(false);
      showToast({ look: 'done', text: `${dances(openGames)} ended.` });
      return cache.invalidateQueries({ queryKey: overviewQuery.queryKey });
    },
  });
  const { openGames = 0, confirm = '' } = count.data ?? {};

  return (
    <Panel title="All dances at once">
      <p>
        Ends every open dance and every invite, for everybody. No result is counted. Meant for the
        day on which nothing else helps.
      </p>
      <div>
        <Button
          look="danger"
          size="small"
          aria-haspopup="dialog"
          isBusy={count.isPending}
          onClick={() => {
            end.reset();
            count.mutate();
          }}
        >
          End all open dances
        </Button>
      </div>
      <AskDialog
        title="End all of them?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        stay="Let them dance"
        go="End them all"
        onGo={() => end.mutate(confirm)}
        isBusy={end.isPending}
        fault={end.error ? deskWords(end.error) : undefined}
      >
        <p>{dances(openGames)} would end now, and can’t be taken up again.</p>
      </AskDialog>
    </Panel>
  );
}

const dances = (count: number) => (count === 1 ? 'One dance' : `${count.toLocaleString()} dances`);
