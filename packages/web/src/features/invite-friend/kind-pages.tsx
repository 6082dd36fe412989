import type { Friend } from '@bee-jinx/contract/browser';
import { wordsFor } from '../../api/error-copy.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
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
      <p role="alert">
        {error === undefined
          ? 'Perhaps a piece of it was lost on the way: a friend code has eight letters and digits.'
          : wordsFor(error)}
      </p>
      <p>Ask your friend for a new link, or type their code yourself.</p>
      <ButtonLink to="/friends">Type a code</ButtonLink>
      <ButtonLink to="/jinx/daily" look="outline">
        Play today’s pair
      </ButtonLink>
    </Screen>
  );
}

export function NoAnswer({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <Screen title="The invitation waits">
      <p role="alert">{wordsFor(error)}</p>
      <p>The link stays good. Nothing is lost.</p>
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink to="/" look="outline">
        To the start
      </ButtonLink>
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
