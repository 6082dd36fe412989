import type { Player } from '@bee-jinx/contract/browser';
import { safeLocalStorage } from '../../platform/safe-storage.ts';

const keyOf = (userId: string) => `invite.nameAsked.${userId}`;

/** Accounts have chosen a name already; everybody else is asked at the first invite that they send or accept. */
export const isNameUnasked = ({ kind, userId }: Pick<Player, 'kind' | 'userId'>): boolean =>
  kind === 'anonymous' && safeLocalStorage.read(keyOf(userId)) === null;

export const rememberNameAsked = (userId: string): void =>
  safeLocalStorage.write(keyOf(userId), 'true');
