import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlayer } from '../../../domain/account/player.ts';
import { disablePush, enablePush, readPlayerPushState } from '../../../domain/push/push.ts';
import { pushErrorMessage } from '../../../domain/push/push-error-message.ts';
import type { PushState } from '../../../platform/push/browser-push.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';

const hints: Record<PushState, string> = {
  unsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add Bee Jinx to the home screen first.',
  blocked: 'Notifications are blocked here. Allow them for this site in the browser’s settings.',
  off: 'When it is your turn, this browser tells you, also when the page is closed.',
  on: 'This browser tells you when it is your turn, also when the page is closed.',
};

export function PushSwitch() {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const queryKey = ['push-state', userId];
  const { data: state } = useQuery({ queryKey, queryFn: () => readPlayerPushState(userId) });
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? enablePush(userId) : disablePush(userId)),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
  if (state === undefined) return null;
  return (
    <Switch
      label="Push to this browser"
      hint={hints[state]}
      isOn={isPending ? variables : state === 'on'}
      isBusy={isPending}
      isDisabled={state === 'unsupported' || state === 'blocked'}
      fault={error ? pushErrorMessage(error) : undefined}
      onTurn={mutate}
    />
  );
}
