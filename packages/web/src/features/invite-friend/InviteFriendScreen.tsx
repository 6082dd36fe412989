import { parseFriendCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { friendCodeQuery } from '../../domain/friends/friends.ts';
import { InvitationUnavailable } from '../../domain/invitation/InvitationUnavailable.tsx';
import { useParams } from '../../platform/router/router-context.tsx';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { FriendInvitation } from './FriendInvitation.tsx';
import { OwnCodeScreen, UnknownFriendCodeScreen } from './invite-outcome-screens.tsx';

function InviteFriendScreen() {
  const { friendCode: typed = '' } = useParams();
  const me = usePlayer();
  const code = parseFriendCode(typed);
  const isOwn = code === me.friendCode;
  const {
    data: name,
    error,
    refetch,
  } = useQuery({
    ...friendCodeQuery(code ?? ''),
    enabled: code !== undefined && !isOwn,
  });
  if (isOwn) return <OwnCodeScreen friendCode={me.friendCode} />;
  if (code === undefined) return <UnknownFriendCodeScreen />;
  // A name that was loaded stays while the server is unreachable.
  if (name !== undefined) return <FriendInvitation key={code} friendCode={code} name={name} />;
  if (!error) return <LoadingScreen />;
  if (!isServerUnavailable(error)) return <UnknownFriendCodeScreen error={error} />;
  return (
    <Screen title="The invitation waits">
      <InvitationUnavailable fault={errorMessage(error)} onRetry={() => void refetch()} />
    </Screen>
  );
}

export { InviteFriendScreen as Component };
