import type { Player } from '@bee-jinx/contract/browser';
import { safeLocalStorage } from '../../platform/safe-storage.ts';

const keyOf = (userId: string) => `invite.nameAsked.${userId}`;

/** Accounts have chosen a name already; everybody else is asked at their first invite. */
export const isNameUnasked = ({ kind, userId }: Pick<Player, 'kind' | 'userId'>): boolean =>
  kind === 'anonymous' && safeLocalStorage.read(keyOf(userId)) === null;

export const rememberNameAsked = (userId: string): void =>
  safeLocalStorage.write(keyOf(userId), 'true');
