import type { Player } from '@bee-jinx/contract/browser';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { keepNewest } from '../../api/version.ts';
import { createStore, useStore } from '../../platform/store.ts';

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

/**
 * Who plays, or the guest; undefined before it is known. Not a context: if one changes, React removes the painted parts
 * whose code isn't here yet.
 */
export const shownPlayerId = createStore<string | undefined>(undefined);

export function usePlayer(): Player {
  const userId = useStore(shownPlayerId);
  const { data } = useQuery({ ...playerQuery(userId ?? ''), enabled: userId !== undefined });
  if (!data) throw new Error('This part of the page was shown before there was a player.');
  return data;
}
