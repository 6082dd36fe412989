import { useQuery } from '@tanstack/react-query';
import { danceQuery } from '../../../domain/play/dance.ts';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { Navigate } from '../../../platform/router/router-context.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { LoadingScreen } from '../../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { DanceUnavailable } from '../DanceUnavailable.tsx';
import { inviteQuery } from '../dance-queries.ts';
import { AcceptInviteForm } from './AcceptInviteForm.tsx';
import { InvitationScene } from './InvitationScene.tsx';

/** The screen behind the link of an open invite. */
export function OpenInvite({ gameId }: { gameId: string }) {
  const { data: invite, error, refetch } = useQuery(inviteQuery(gameId));
  // A player who has accepted the invite is redirected to the dance.
  const taken = useQuery({ ...danceQuery(gameId), enabled: error !== null, retry: false });
  if (invite?.isMine || taken.data) return <Navigate to={dancePath(gameId)} replace />;
  if (invite) {
    const { displayName } = invite.from;
    return (
      <Screen title={`${displayName} invites you to dance`}>
        <InvitationScene name={displayName} message={invite.message} opening={invite.opening} />
        <AcceptInviteForm
          gameId={gameId}
          name={displayName}
          gameConfig={invite.gameConfig}
          opening={invite.opening}
        />
        <ButtonLink to="/" variant="outline">
          Not now
        </ButtonLink>
        <p>
          The invite closes <Countdown until={Date.parse(invite.lapsesAt)} />.
        </p>
      </Screen>
    );
  }
  if (!error || taken.isPending) return <LoadingScreen />;
  return <DanceUnavailable error={error} onRetry={() => void refetch()} />;
}
