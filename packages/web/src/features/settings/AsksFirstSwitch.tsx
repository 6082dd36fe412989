import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { friendsQuery } from '../../domain/friends/friends.ts';
import { asksFirstMutation } from '../../domain/friends/mutations.ts';
import { Switch } from '../../ui/switch/Switch.tsx';

/** Whether whoever has my code is my friend at once, or asks. */
export function AsksFirstSwitch() {
  const { userId } = usePlayer();
  const { data } = useQuery(friendsQuery(userId));
  const { mutate, variables, isPending, error } = useMutation(asksFirstMutation(useQueryClient()));
  return (
    <Switch
      label="Ask me first"
      hint="Whoever has your code waits for your yes. Off, you are friends at once."
      isOn={isPending ? variables : (data?.asksFirst ?? false)}
      isBusy={isPending}
      isDisabled={data === undefined}
      fault={error ? errorMessage(error) : undefined}
      onTurn={(isOn) => mutate(isOn)}
    />
  );
}
