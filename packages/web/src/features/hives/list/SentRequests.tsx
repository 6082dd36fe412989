import type { JoinRequest } from '@bee-jinx/contract/browser';
import { useId } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { HiveMark } from '../HiveMark.tsx';
import { useGroupCommand } from '../use-group-command.ts';
import styles from './JoinRequests.module.css';

/** Hives whose owner has to answer me. */
export function SentRequests({ requests }: { requests: readonly JoinRequest[] }) {
  const headingId = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        You have asked
      </h2>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.requestId} className={styles.row}>
            <Sent request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sent({ request }: { request: JoinRequest }) {
  const { requestId, groupName } = request;
  const cancel = useGroupCommand('cancelRequest', () =>
    call('cancelRequest', { body: { requestId } }),
  );
  return (
    <>
      <HiveMark name={groupName} />
      <p className={styles.words}>
        <b>
          <bdi>{groupName}</bdi>
        </b>
        : the owner has not answered yet.
      </p>
      <div className={styles.acts}>
        <Button
          size="small"
          look="outline"
          isBusy={cancel.isBusy}
          aria-label={`Take your request to ${groupName} back`}
          onClick={() => cancel.run()}
        >
          Take it back
        </Button>
      </div>
      <Fault>{cancel.fault}</Fault>
    </>
  );
}
