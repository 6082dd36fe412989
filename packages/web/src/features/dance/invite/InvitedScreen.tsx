import type { Dance } from '@bee-jinx/contract/browser';
import { ShareInviteLink } from '../../../domain/invitation/ShareInviteLink.tsx';
import { ConnectionLostNotice } from '../../../domain/play/ConnectionLostNotice.tsx';
import { useAbsoluteUrl } from '../../../platform/use-absolute-url.ts';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { useAbandonDance, useDeclineInvite } from '../dance-commands.ts';
import { partnerName } from '../partner-name.ts';
import { useMeanwhileLabel } from '../use-meanwhile-label.ts';
import { AcceptInviteForm } from './AcceptInviteForm.tsx';
import { InvitationScene } from './InvitationScene.tsx';
import { InviteMessage } from './InviteMessage.tsx';

/** Before the dance begins, for the inviter or for the invited player. */
export function InvitedScreen({ game }: { game: Dance }) {
  return game.isInviter ? <SentInvite game={game} /> : <ReceivedInvite game={game} />;
}

function ReceivedInvite({ game }: { game: Dance }) {
  const { gameId, message, opening } = game;
  const name = partnerName(game);
  const decline = useDeclineInvite(game);
  return (
    <Screen title={game.isRematch ? `${name} wants to dance again` : `${name} invites you`}>
      <ConnectionLostNotice />
      <InvitationScene message={message} name={name} opening={opening} />
      <AcceptInviteForm
        gameId={gameId}
        name={name}
        gameConfig={game.gameConfig}
        opening={opening}
      />
      <Button variant="outline" isBusy={decline.isBusy} onClick={() => decline.run()}>
        Not now
      </Button>
      <Fault>{decline.fault}</Fault>
    </Screen>
  );
}

function SentInvite({ game }: { game: Dance }) {
  const meanwhileLabel = useMeanwhileLabel();
  const { message, link, word, deadline, opponent, opening } = game;
  const shareableLink = useAbsoluteUrl(link ?? '');
  const withdraw = useAbandonDance(game);
  return (
    <Screen title={opponent ? `Waiting for ${partnerName(game)}` : 'Your invite is open'}>
      <ConnectionLostNotice />
      <Stack align="center">
        <Bee pose={opponent ? 'thinking' : 'carrying'} size={112} />
      </Stack>
      {link !== undefined && (
        <>
          <p>Whoever opens your link first dances with you.</p>
          <ShareInviteLink label="Link to your dance" link={shareableLink} />
        </>
      )}
      {opponent && (
        <p>The dance begins when {partnerName(game)} answers. You needn’t stay for that.</p>
      )}
      {opening && (
        <p>
          You begin with <b lang="en">{opening.pair.join(' + ')}</b>.
        </p>
      )}
      <InviteMessage text={message} />
      {word !== undefined && (
        <p>
          Your first word, <b>{word}</b>, is sealed. Only you see it.
        </p>
      )}
      <ButtonLink to="/jinx/daily" variant={opponent ? 'honey' : 'outline'}>
        {meanwhileLabel}
      </ButtonLink>
      <ButtonLink to="/jinx/dance" variant="outline">
        My dances
      </ButtonLink>
      <Button variant="outline" isBusy={withdraw.isBusy} onClick={() => withdraw.run({})}>
        Take it back
      </Button>
      <Fault>{withdraw.fault}</Fault>
      {deadline && (
        <p>
          The invite closes <Countdown until={Date.parse(deadline)} />.
        </p>
      )}
    </Screen>
  );
}
