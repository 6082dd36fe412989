import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isAway } from '../../api/call-error.ts';
import { groupQuery } from '../../api/groups.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { groupWords } from './group-words.ts';
import { Hive } from './hive/Hive.tsx';

function HiveScreen() {
  const { groupId = '' } = useParams();
  const { data: group, error, refetch } = useQuery(groupQuery(groupId));
  // Who was sent away sees it at once; who only lost the line keeps what they saw.
  if (group && (!error || isAway(error))) return <Hive key={groupId} group={group} />;
  if (!error) return <LoadingScreen />;
  return (
    <Screen title={isAway(error) ? 'The bee isn’t answering' : 'No hive here'}>
      <p role="alert">{groupWords('readGroup', error)}</p>
      {isAway(error) && <Button onClick={() => void refetch()}>Try again</Button>}
      <ButtonLink to="/hive" look="outline">
        Your hives
      </ButtonLink>
    </Screen>
  );
}

export { HiveScreen as Component };
