import type { Dance } from '@bee-jinx/contract/browser';
import { call } from '../../../api/call.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { LiveNotice } from '../LiveNotice.tsx';
import { partnerName } from '../partner-name.ts';
import { told } from '../told.ts';
import { useCommand } from '../use-command.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Message } from './Message.tsx';

/** Before it begins: one has asked, the other is asked. */
export function InvitedScreen({ game }: { game: Dance }) {
  return game.isInviter ? <Sent game={game} /> : <Received game={game} />;
}

function Received({ game }: { game: Dance }) {
  const { gameId, message } = game;
  const name = partnerName(game);
  const decline = useCommand(() => call('respondToInvite', { body: { gameId, accept: false } }));
  return (
    <Screen title={game.isRematch ? `${name} wants to dance again` : `${name} invites you`}>
      <LiveNotice />
      <Message text={message} />
      <AnswerForm gameId={gameId} name={name} pace={game.gameConfig.pace} />
      <Button look="outline" isBusy={decline.isBusy} onClick={() => decline.run()}>
        Not now
      </Button>
      <Fault>{decline.fault}</Fault>
    </Screen>
  );
}

function Sent({ game }: { game: Dance }) {
  const { gameId, message, link, word, deadline, opponent } = game;
  const withdraw = useCommand(() => told(call('abandonDance', { body: { gameId } })));
  return (
    <Screen title={opponent ? `Waiting for ${partnerName(game)}` : 'Your invite is open'}>
      <LiveNotice />
      {link !== undefined && (
        <>
          <p>Whoever opens this link first dances with you.</p>
          <CopyField label="Link to your dance" value={new URL(link, location.href).href} />
        </>
      )}
      {opponent && (
        <>
          <Bee pose="thinking" size={112} />
          <p>The dance begins when {partnerName(game)} accepts. You needn’t stay for that.</p>
        </>
      )}
      <Message text={message} />
      {word !== undefined && (
        <p>
          Your first word, <b>{word}</b>, is sealed. Only you see it.
        </p>
      )}
      {deadline && (
        <p>
          It lapses <Countdown until={Date.parse(deadline)} />.
        </p>
      )}
      <ButtonLink to="/jinx/dance">My dances</ButtonLink>
      <Button look="outline" isBusy={withdraw.isBusy} onClick={() => withdraw.run()}>
        Take it back
      </Button>
      <Fault>{withdraw.fault}</Fault>
    </Screen>
  );
}
