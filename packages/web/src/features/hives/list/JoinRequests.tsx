import type { JoinRequest } from '@bee-jinx/contract/browser';
import { useId } from 'react';
import { call } from '../../../api/call.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { useGroupCommand } from '../use-group-command.ts';
import styles from './JoinRequests.module.css';

interface RequestsProps {
  requests: readonly JoinRequest[];
  /** On the hive's own page, where its name is said already. */
  isInside?: boolean;
}

/** Who waits for my answer. Nothing at all when nobody does. */
export function JoinRequests({ requests, isInside = false }: RequestsProps) {
  const headingId = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {requests.length === 1 ? 'Somebody is at the door' : `${requests.length} are at the door`}
      </h2>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.requestId} className={styles.row}>
            <Request request={request} isInside={isInside} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ request, isInside }: { request: JoinRequest; isInside: boolean }) {
  const { requestId, userId, displayName, groupName } = request;
  const approve = useGroupCommand('approveRequest', () =>
    call('approveRequest', { body: { requestId } }),
  );
  const reject = useGroupCommand('rejectRequest', () =>
    call('rejectRequest', { body: { requestId } }),
  );
  const isBusy = approve.isBusy || reject.isBusy;
  return (
    <>
      <Avatar userId={userId} name={displayName} isDecorative />
      <p className={styles.words}>
        <b>
          <bdi>{displayName}</bdi>
        </b>{' '}
        would like to join{isInside ? '.' : ' '}
        {!isInside && <bdi>{groupName}</bdi>}
        {!isInside && '.'}
      </p>
      <div className={styles.acts}>
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={`Let ${displayName} in`}
          onClick={() =>
            approve.run(undefined, {
              onSuccess: () => showToast({ look: 'done', text: `${displayName} is in.` }),
            })
          }
        >
          Let in
        </Button>
        <Button
          size="small"
          look="outline"
          isBusy={isBusy}
          aria-label={`Turn ${displayName} down`}
          onClick={() => reject.run()}
        >
          Not now
        </Button>
      </div>
      <Fault>{approve.fault ?? reject.fault}</Fault>
    </>
  );
}
