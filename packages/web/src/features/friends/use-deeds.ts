import type { Friend } from '@bee-jinx/contract/browser';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { danceWith } from '../../api/dance-with.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { type FriendDeed, isolated } from '../../ui/modals/friend/friend.ts';
import { showToast } from '../../ui/toast/toasts.ts';

interface Wish {
  deed: FriendDeed;
  /** Whoever is shown by the time it is answered may be somebody else. */
  friend: Friend;
}

/** Each can be asked for again without doing more. Answers with the dance that it leads to. */
export const doing = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ deed, friend }: Wish): Promise<string | undefined> => {
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
    onSuccess: (_gameId, { deed, friend }) => {
      if (deed === 'dance') return;
      showToast({ look: 'done', text: doneWords[deed](isolated(friend.displayName)) });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['friends'] }),
  });

/** What can be done with a friend, from where they are shown. */
export function useDeeds(friend: Friend | undefined, onClose: () => void) {
  const navigate = useNavigate();
  const { mutate, variables, isPending, error, reset } = useMutation(doing(useQueryClient()));

  function run(deed: FriendDeed): void {
    if (!friend) return;
    // Only while it is still they who are shown.
    const onSuccess = (gameId: string | undefined) => {
      if (gameId !== undefined) void navigate(`/jinx/dance/${gameId}`);
      else if (deed !== 'nudge') onClose();
    };
    mutate({ deed, friend }, { onSuccess });
  }

  return {
    run,
    busy: isPending ? variables.deed : undefined,
    fault: error ? wordsFor(error) : undefined,
    forget: reset,
  };
}

const doneWords: Record<Exclude<FriendDeed, 'dance'>, (name: string) => string> = {
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
