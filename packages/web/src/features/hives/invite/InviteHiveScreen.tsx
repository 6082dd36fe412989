import { readInviteCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { isAway } from '../../../api/call-error.ts';
import { hiveAddress } from '../../../api/groups.ts';
import { LoadingScreen } from '../../../ui/LoadingScreen.tsx';
import { previewQuery } from '../hive-queries.ts';
import { Invitation } from './Invitation.tsx';
import { NoAnswer, UnknownCode } from './kind-pages.tsx';

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
    <NoAnswer error={error} onRetry={() => void refetch()} />
  ) : (
    <UnknownCode error={error} />
  );
}

export { InviteHiveScreen as Component };
