import type { Friend } from '@bee-jinx/contract/browser';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { type FriendAction, isolateBidi } from '../../domain/friends/friend.ts';
import { refetchMet } from '../../domain/friends/mutations.ts';
import { dancePath } from '../../domain/play/dance-path.ts';
import { findOrCreateDance } from '../../domain/play/find-or-create-dance.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

interface FriendActionRequest {
  action: FriendAction;
  /** Passed along, because the dialog may show another friend when the reply arrives. */
  friend: Friend;
}

/** Every action is idempotent. Resolves with the id of the dance to open, if there is one. */
export const friendActionMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ action, friend }: FriendActionRequest): Promise<string | undefined> => {
      const { userId, openGame } = friend;
      switch (action) {
        case 'dance':
          return openGame?.gameId ?? findOrCreateDance(userId);
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
    onSuccess: (_gameId, { action, friend }) => {
      if (action === 'dance') return;
      showToast({ variant: 'done', text: doneMessages[action](isolateBidi(friend.displayName)) });
    },
    onError: (error, { action, friend }) => {
      if (action !== 'nudge' || !isNudgeTooSoon(error)) return;
      const name = isolateBidi(friend.displayName);
      showToast({ text: `${name} has been nudged already. Give them a little time.` });
    },
    onSettled: refetchMet(cache),
  });

export function useFriendActions(friend: Friend | undefined, onClose: () => void) {
  const navigate = useNavigate();
  const { mutate, variables, isPending, error, reset } = useMutation(
    friendActionMutation(useQueryClient()),
  );

  function run(action: FriendAction): void {
    if (!friend) return;
    // TanStack Query drops this callback after `reset`, which the dialog calls when it closes.
    const onSuccess = (gameId: string | undefined) => {
      if (gameId !== undefined) void navigate(dancePath(gameId));
      else if (action !== 'nudge') onClose();
    };
    mutate({ action, friend }, { onSuccess });
  }

  return {
    run,
    pendingAction: isPending ? variables.action : undefined,
    fault: error && !isNudgeTooSoon(error) ? errorMessage(error) : undefined,
    reset,
  };
}

/** Nothing has gone wrong: they have had one not long ago. */
const isNudgeTooSoon = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'nudge_too_soon';

const doneMessages: Record<Exclude<FriendAction, 'dance'>, (name: string) => string> = {
  nudge: (name) => `${name} has been nudged.`,
  remove: (name) => `${name} is no longer in your list.`,
  block: (name) => `${name} is blocked.`,
};

async function nudge({ userId, openGame }: Friend): Promise<void> {
  if (!openGame) return;
  const { gameId } = openGame;
  const { game } = await call('readDance', { params: { gameId }, query: {} });
  const { roundNumber } = game;
  await call('nudge', { body: { recipientUserId: userId, gameId, roundNumber } });
}
