import type { Player } from '@bee-jinx/contract/browser';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { call } from '../../api/call.ts';
import { keepNewest } from '../../api/version.ts';

export function playerQuery(userId: string) {
  return queryOptions({
    queryKey: ['player', userId],
    queryFn: async ({ signal }): Promise<Player> => (await call('readSession', { signal })).player,
    // Signals invalidate it.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: keepNewest,
  });
}

/** Stands in for a visitor without a session, whose page is painted before there is a player. */
export const guest: Player = {
  userId: 'guest',
  displayName: '',
  friendCode: '',
  kind: 'anonymous',
  isAdmin: false,
  version: 0,
};

export const PlayerIdContext = createContext<string | undefined>(undefined);

export function usePlayer(): Player {
  const userId = use(PlayerIdContext);
  const { data } = useQuery({ ...playerQuery(userId ?? ''), enabled: userId !== undefined });
  if (!data) throw new Error('This part of the page was shown before there was a player.');
  return data;
}
