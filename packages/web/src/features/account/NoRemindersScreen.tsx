import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { stopRemindersQuery } from '../../domain/notifications/notification-settings.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

/** Opened by the link in a reminder, which turns reminders off without a sign-in and without another tap. */
function NoRemindersScreen() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const { data, error, refetch } = useQuery(stopRemindersQuery(token));
  return (
    <Screen title={data ? 'No more reminders' : 'Your reminders'}>
      <Bee pose={data ? 'asleep' : error ? 'oops' : 'thinking'} size={120} />
      {data && (
        <>
          <p role="status">Done: we won’t remind you again. Your games and streak stay.</p>
          <p>You can turn reminders on again in the settings, any time.</p>
        </>
      )}
      {!data && !error && <Skeleton lines={2} />}
      {error && (
        <>
          <Fault>{errorMessage(error)}</Fault>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
      <ButtonLink to="/settings/notifications" variant="outline">
        Settings
      </ButtonLink>
    </Screen>
  );
}

export { NoRemindersScreen as Component };
