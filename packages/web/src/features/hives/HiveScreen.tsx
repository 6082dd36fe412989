import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isServerUnavailable } from '../../api/call-error.ts';
import { groupQuery } from '../../domain/hives/groups.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { groupErrorMessage } from './group-error-message.ts';
import { Hive } from './hive/Hive.tsx';

function HiveScreen() {
  const { groupId = '' } = useParams();
  const { data: group, error, refetch } = useQuery(groupQuery(groupId));
  // A refusal replaces the hive at once; without a connection the loaded hive stays.
  if (group && (!error || isServerUnavailable(error))) return <Hive key={groupId} group={group} />;
  if (!error) return <LoadingScreen />;
  return (
    <Screen title={isServerUnavailable(error) ? 'The bee isn’t answering' : 'No hive here'}>
      <Fault>{groupErrorMessage('readGroup', error)}</Fault>
      {isServerUnavailable(error) && <Button onClick={() => void refetch()}>Try again</Button>}
      <ButtonLink to="/hive" variant="outline">
        Your hives
      </ButtonLink>
    </Screen>
  );
}

export { HiveScreen as Component };
