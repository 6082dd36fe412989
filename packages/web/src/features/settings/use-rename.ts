import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { playerQuery } from '../../domain/account/player.ts';

export function useRename(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (displayName: string) => {
      const { player } = await call('changeMe', { body: { displayName } });
      return player;
    },
    onSuccess: (player) => cache.setQueryData(playerQuery(userId).queryKey, player),
  });
}
