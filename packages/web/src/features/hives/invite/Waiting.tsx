import { call } from '../../../api/call.ts';
import { isolateBidi } from '../../../domain/friends/friend.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { useGroupCommand } from '../use-group-command.ts';

/** Asked, and not answered yet. The answer comes by itself: a signal, and this page is the hive. */
export function JoinRequestPending({
  requestId,
  ownerName,
}: {
  requestId: string;
  ownerName: string;
}) {
  const cancel = useGroupCommand('cancelRequest', () =>
    call('cancelRequest', { body: { requestId } }),
  );
  return (
    <>
      <p role="status">
        You have asked. As soon as <bdi>{isolateBidi(ownerName)}</bdi> lets you in, this page opens
        the hive.
      </p>
      <Button look="outline" isBusy={cancel.isBusy} onClick={() => cancel.run()}>
        Take it back
      </Button>
      <Fault>{cancel.fault}</Fault>
    </>
  );
}
