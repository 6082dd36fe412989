import { readInviteCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { isAway } from '../../../api/call-error.ts';
import { hiveAddress } from '../../../api/groups.ts';
import { NoAnswer } from '../../../ui/invitation/NoAnswer.tsx';
import { LoadingScreen } from '../../../ui/LoadingScreen.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { groupWords } from '../group-words.ts';
import { previewQuery } from '../hive-queries.ts';
import { Invitation } from './Invitation.tsx';
import { UnknownCode } from './UnknownCode.tsx';

function InviteHiveScreen() {
  const { inviteCode: typed = '' } = useParams();
  const code = readInviteCode(typed)?.code;
  const preview = useQuery({ ...previewQuery(code ?? ''), enabled: code !== undefined });
  const { data: hive, error, refetch } = preview;
  if (code === undefined) return <UnknownCode />;
  if (hive?.joined && hive.groupId !== undefined) {
    return <Navigate to={hiveAddress(hive.groupId)} replace />;
  }
  if (hive && (!error || isAway(error))) return <Invitation key={code} code={code} hive={hive} />;
  if (!error) return <LoadingScreen />;
  return isAway(error) ? (
    <Screen title="The invitation waits">
      <NoAnswer fault={groupWords('previewGroup', error)} onRetry={() => void refetch()} />
    </Screen>
  ) : (
    <UnknownCode error={error} />
  );
}

export { InviteHiveScreen as Component };
