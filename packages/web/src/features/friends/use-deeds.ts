import type { Friend } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { danceWith } from '../../api/dance-with.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { type FriendDeed, isolated } from '../../ui/modals/friend/friend.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** What can be done with a friend. Each can be asked for again without doing more. */
export function useDeeds(friend: Friend | undefined, onClose: () => void) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const name = isolated(friend?.displayName ?? '');

  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: async (deed: FriendDeed): Promise<string | undefined> => {
      if (!friend) return undefined;
      const { userId, openGame } = friend;
      switch (deed) {
        case 'dance':
          return openGame?.gameId ?? danceWith(userId);
        case 'nudge':
          await nudge(friend);
          return undefined;
        case 'remove':
          await call('removeFriend', { params: { userId } });
          return undefined;
        case 'block':
          await call('blockPlayer', { body: { userId } });
          return undefined;
      }
    },
    onSuccess: (gameId, deed) => {
      if (gameId !== undefined) {
        void navigate(`/jinx/dance/${gameId}`);
        return;
      }
      if (deed !== 'nudge') onClose();
      showToast({ look: 'done', text: doneWords[deed](name) });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['friends'] }),
  });

  return {
    run: (deed: FriendDeed) => mutate(deed),
    busy: isPending ? variables : undefined,
    fault: error ? wordsFor(error) : undefined,
    forget: reset,
  };
}

const doneWords: Record<FriendDeed, (name: string) => string> = {
  dance: (name) => `To the dance with ${name}.`,
  nudge: (name) => `${name} has been nudged.`,
  remove: (name) => `${name} is no longer in your list.`,
  block: (name) => `${name} is blocked.`,
};

/** Of the round that is being waited for. */
async function nudge({ userId, openGame }: Friend): Promise<void> {
  if (!openGame) return;
  const { gameId } = openGame;
  const { game } = await call('readDance', { params: { gameId }, query: {} });
  const { roundNumber } = game;
  await call('nudge', { body: { recipientUserId: userId, gameId, roundNumber } });
}
