import type { Dance } from '@bee-jinx/contract/browser';

type Partner = Pick<Dance, 'opponent'>;

/** As in the middle of a sentence: "the bee". */
export function partnerName({ opponent }: Partner): string {
  if (!opponent) return 'somebody new';
  if (hasLeft(opponent)) return 'a player who left';
  return opponent.isBee ? 'the bee' : opponent.displayName;
}

export function partnerNameCapitalized(game: Partner): string {
  const name = partnerName(game);
  return game.opponent && !game.opponent.isBee && !hasLeft(game.opponent)
    ? name
    : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether the partner has deleted themselves: the server shows them under this id. */
export const hasLeft = (opponent: NonNullable<Dance['opponent']>): boolean =>
  opponent.userId === 'gone';
