import type { Friend } from '@bee-jinx/contract/browser';
import { errorMessage } from '../../api/error-message.ts';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { InvalidInvitation } from '../../domain/invitation/InvalidInvitation.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';

export function OwnCodeScreen({ friendCode }: { friendCode: string }) {
  return (
    <Screen title="This link is yours">
      <p>It brings others to you. Send it to somebody you like.</p>
      <CopyField label="Your link" value={new URL(`/i/f/${friendCode}`, location.origin).href} />
      <ButtonLink to="/friends">Your friends</ButtonLink>
    </Screen>
  );
}

export function UnknownFriendCodeScreen({ error }: { error?: unknown }) {
  return (
    <Screen title="Nobody is behind this link">
      <InvalidInvitation
        codesAt="/friends"
        fault={
          error === undefined
            ? 'Perhaps a piece of it was lost on the way: a friend code has eight letters and digits.'
            : errorMessage(error)
        }
      >
        Ask your friend for a new link, or type their code yourself.
      </InvalidInvitation>
    </Screen>
  );
}

/** Of somebody who wants to be asked first. */
export function AskedScreen({ friend }: { friend: Friend }) {
  return (
    <Screen title={`${isolateBidi(friend.displayName)} has been asked`}>
      <p>
        You are friends when <bdi>{isolateBidi(friend.displayName)}</bdi> says yes. You needn’t stay
        for that.
      </p>
      <ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>
      <ButtonLink to="/friends" variant="outline">
        Your friends
      </ButtonLink>
    </Screen>
  );
}

interface FriendsAlreadyProps {
  friend: Friend;
  isBusy: boolean;
  onDance(): void;
}

export function AlreadyFriendsScreen({ friend, isBusy, onDance }: FriendsAlreadyProps) {
  return (
    <Screen title="You two are friends already">
      <p>
        So there is nothing to accept. But <bdi>{isolateBidi(friend.displayName)}</bdi> might like a
        dance.
      </p>
      <Button isBusy={isBusy} onClick={onDance}>
        {friend.openGame ? 'Go to your dance' : 'Dance'}
      </Button>
      <ButtonLink to="/friends" variant="outline">
        Your friends
      </ButtonLink>
    </Screen>
  );
}
