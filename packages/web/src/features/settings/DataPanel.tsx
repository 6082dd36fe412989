import type { Player } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { wordsFor } from '../../api/error-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from './DataPanel.module.css';
import { Panel } from './Panel.tsx';
import { useDeleteMe, useDownload } from './use-my-data.ts';

export function DataPanel({ player }: { player: Player }) {
  const [isAsking, setAsking] = useState(false);
  const download = useDownload();
  const deletion = useDeleteMe();
  const fault = download.error ?? deletion.error;
  return (
    <Panel title="Your data">
      <p className={styles.text}>What we keep of you is yours to take, or to take back.</p>
      <Button look="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Fetching…' : 'Download my data'}
      </Button>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete me
      </Button>
      <p role="alert" className={styles.fault}>
        {fault && wordsFor(fault)}
      </p>
      <Dialog
        title={`Delete ${player.displayName}?`}
        layer="above"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              Keep me
            </Button>
            <Button look="danger" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
              Delete me
            </Button>
          </>
        }
      >
        <p>
          Your name, your friend code and everything that is only yours are deleted, on every
          device. There is no way back. Afterwards you can begin anew, as somebody else.
        </p>
      </Dialog>
    </Panel>
  );
}
