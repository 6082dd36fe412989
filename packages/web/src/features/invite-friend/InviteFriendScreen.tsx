import { readFriendCode } from '@bee-jinx/game';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { isAway } from '../../api/call-error.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { usePlayer } from '../../api/player.ts';
import { NoAnswer } from '../../ui/invitation/NoAnswer.tsx';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Invitation } from './Invitation.tsx';
import { OwnCode, UnknownCode } from './kind-pages.tsx';

const previewQuery = (friendCode: string) =>
  queryOptions({
    queryKey: ['friend-code', friendCode],
    queryFn: async ({ signal }) =>
      (await call('previewFriendCode', { params: { friendCode }, signal })).displayName,
  });

function InviteFriendScreen() {
  const { friendCode: typed = '' } = useParams();
  const me = usePlayer();
  const code = readFriendCode(typed);
  const isOwn = code === me.friendCode;
  const {
    data: name,
    error,
    refetch,
  } = useQuery({
    ...previewQuery(code ?? ''),
    enabled: code !== undefined && !isOwn,
  });
  if (isOwn) return <OwnCode friendCode={me.friendCode} />;
  if (code === undefined) return <UnknownCode />;
  // A name that was seen stays while the server is away: the tap says so if it must.
  if (name !== undefined) return <Invitation key={code} friendCode={code} name={name} />;
  if (!error) return <LoadingScreen />;
  if (!isAway(error)) return <UnknownCode error={error} />;
  return (
    <Screen title="The invitation waits">
      <NoAnswer fault={wordsFor(error)} onRetry={() => void refetch()} />
    </Screen>
  );
}

export { InviteFriendScreen as Component };
