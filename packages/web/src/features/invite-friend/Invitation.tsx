import type { Friend } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { danceWith } from '../../api/dance-with.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { isolated } from '../../ui/modals/friend/friend.ts';
import { Screen } from '../../ui/Screen.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import styles from './Invitation.module.css';
import { FriendsAlready } from './kind-pages.tsx';

interface InvitationProps {
  friendCode: string;
  name: string;
}

/** Friends with one tap, and on the dance floor with the same. */
export function Invitation({ friendCode, name }: InvitationProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const accept = useMutation({
    mutationFn: (_then: 'dance' | 'stay') => call('acceptFriend', { body: { friendCode } }),
    onSuccess: ({ friend, isNew }, then) => {
      void cache.invalidateQueries({ queryKey: ['friends'] });
      if (!isNew) return;
      if (then === 'dance') dance.mutate(friend);
      else void navigate(`/friends?friend=${friend.userId}`, { replace: true });
    },
  });
  const dance = useMutation({
    mutationFn: ({ userId, openGame }: Friend) =>
      openGame ? Promise.resolve(openGame.gameId) : danceWith(userId),
    onSuccess: (gameId) => void navigate(`/jinx/dance/${gameId}`, { replace: true }),
    // Friends they are: only the dance has to wait.
    onError: (error) => {
      showToast({ look: 'fault', text: wordsFor(error) });
      void navigate('/friends', { replace: true });
    },
  });
  const isBusy = accept.isPending || dance.isPending;

  if (accept.data && !accept.data.isNew) {
    const { friend } = accept.data;
    return (
      <FriendsAlready
        friend={friend}
        isBusy={dance.isPending}
        onDance={() => dance.mutate(friend)}
      />
    );
  }
  return (
    <Screen title={`${isolated(name)} invites you`}>
      <div className={styles.bee}>
        <Bee pose="waving" size={140} />
      </div>
      <p>
        To be friends, and to dance: you both say a word in secret, and both words turn over
        together. Say the same one, and it’s a <b>jinx</b>.
      </p>
      <Button isBusy={isBusy} onClick={() => accept.mutate('dance')}>
        Be friends and dance
      </Button>
      <Button look="outline" isBusy={isBusy} onClick={() => accept.mutate('stay')}>
        Just be friends
      </Button>
      <Fault>{accept.error ? wordsFor(accept.error) : undefined}</Fault>
      <ButtonLink to="/" look="outline">
        Not now
      </ButtonLink>
    </Screen>
  );
}
