import type { Friend } from '@bee-jinx/contract/browser';
import { wordsFor } from '../../api/error-copy.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { DeadLink } from '../../ui/invitation/DeadLink.tsx';
import { isolated } from '../../ui/modals/friend/friend.ts';
import { Screen } from '../../ui/Screen.tsx';

export function OwnCode({ friendCode }: { friendCode: string }) {
  return (
    <Screen title="This link is yours">
      <p>It brings others to you. Send it to somebody you like.</p>
      <CopyField label="Your link" value={new URL(`/i/f/${friendCode}`, location.origin).href} />
      <ButtonLink to="/friends">Your friends</ButtonLink>
    </Screen>
  );
}

export function UnknownCode({ error }: { error?: unknown }) {
  return (
    <Screen title="Nobody is behind this link">
      <DeadLink
        codesAt="/friends"
        fault={
          error === undefined
            ? 'Perhaps a piece of it was lost on the way: a friend code has eight letters and digits.'
            : wordsFor(error)
        }
      >
        Ask your friend for a new link, or type their code yourself.
      </DeadLink>
    </Screen>
  );
}

interface FriendsAlreadyProps {
  friend: Friend;
  isBusy: boolean;
  onDance(): void;
}

export function FriendsAlready({ friend, isBusy, onDance }: FriendsAlreadyProps) {
  return (
    <Screen title="You two are friends already">
      <p>
        So there is nothing to accept. But <bdi>{isolated(friend.displayName)}</bdi> might like a
        dance.
      </p>
      <Button isBusy={isBusy} onClick={onDance}>
        {friend.openGame ? 'Go to your dance' : 'Dance'}
      </Button>
      <ButtonLink to="/friends" look="outline">
        Your friends
      </ButtonLink>
    </Screen>
  );
}
