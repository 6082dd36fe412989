import type { Friend } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { acceptFriend } from '../../domain/friends/mutations.ts';
import { NameBeforeInvite } from '../../domain/invitation/NameBeforeInvite.tsx';
import { isNameUnasked } from '../../domain/invitation/name-asked.ts';
import { dancePath } from '../../domain/play/dance-path.ts';
import { findOrCreateDance } from '../../domain/play/find-or-create-dance.ts';
import { useOptionalWord } from '../../domain/play/use-optional-word.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { AlreadyFriendsScreen, AskedScreen } from './invite-outcome-screens.tsx';

type Then = 'dance' | 'stay';

const actionLabels: Record<Then, string> = {
  dance: 'Be friends and dance',
  stay: 'Just be friends',
};

interface InvitationProps {
  friendCode: string;
  name: string;
}

export function FriendInvitation({ friendCode, name }: InvitationProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const player = usePlayer();
  const first = useOptionalWord();
  /** What was chosen, while the name is asked. */
  const [chosen, setChosen] = useState<Then>();
  const accept = useMutation({
    mutationFn: (_then: Then) => acceptFriend(friendCode),
    onSuccess: ({ friend, isNew }, then) => {
      void cache.invalidateQueries({ queryKey: ['friends'] });
      if (!isNew || friend.status === 'pending') return;
      if (then === 'dance') dance.mutate(friend);
      else void navigate(`/friends?friend=${friend.userId}`, { replace: true });
    },
  });
  const dance = useMutation({
    mutationFn: ({ userId, openGame }: Friend) => {
      const { word } = first.read();
      if (openGame) return Promise.resolve(openGame.gameId);
      return findOrCreateDance(userId, word === undefined ? {} : { firstWord: word });
    },
    onSuccess: (gameId) => void navigate(dancePath(gameId), { replace: true }),
    // They are friends in any case; only the dance has failed.
    onError: (error) => {
      showToast({ variant: 'fault', text: errorMessage(error) });
      void navigate('/friends', { replace: true });
    },
  });
  const isBusy = accept.isPending || dance.isPending;

  function choose(then: Then): void {
    if (isNameUnasked(player)) setChosen(then);
    else accept.mutate(then);
  }

  if (accept.data?.friend.status === 'pending') return <AskedScreen friend={accept.data.friend} />;
  if (accept.data && !accept.data.isNew) {
    const { friend } = accept.data;
    return (
      <AlreadyFriendsScreen
        friend={friend}
        isBusy={dance.isPending}
        onDance={() => dance.mutate(friend)}
      />
    );
  }
  if (chosen) {
    return (
      <Screen title="And you are?">
        <NameBeforeInvite
          action={actionLabels[chosen]}
          reads={(mine) => `${mine} is your friend now.`}
          isBusy={isBusy}
          onDone={() => accept.mutate(chosen)}
        />
        <Fault>{accept.error ? errorMessage(accept.error) : undefined}</Fault>
      </Screen>
    );
  }
  return (
    <Screen title={`${isolateBidi(name)} invites you`}>
      <Stack align="center">
        <Bee pose="waving" size={140} />
      </Stack>
      <p>
        You each seal a word in secret, and both turn over together. Those two are your pair: from
        then on, link both and <b>say the word you think {isolateBidi(name)} said</b>. The same word
        is a <b>jinx</b>.
      </p>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (first.read().ok) choose('dance');
        }}
      >
        <TextField
          label="Your first word"
          hint="Any word to begin with. It stays sealed until both are in. You can leave it for later."
          {...first.field}
        />
        <Button type="submit" isBusy={isBusy}>
          {actionLabels.dance}
        </Button>
      </Stack>
      <Button variant="outline" isBusy={isBusy} onClick={() => choose('stay')}>
        {actionLabels.stay}
      </Button>
      <Fault>{accept.error ? errorMessage(accept.error) : undefined}</Fault>
      <ButtonLink to="/" variant="outline">
        Not now
      </ButtonLink>
    </Screen>
  );
}
