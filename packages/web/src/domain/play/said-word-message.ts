import { isSameSpelling } from '@bee-jinx/game';
import type { TrailRound } from './trail-round.ts';

interface SaidWords {
  /** The pair that the game began with; empty where the server alone refuses its words. */
  start: readonly string[];
  trail: readonly Pick<TrailRound, 'yours' | 'theirs'>[];
  /** The bee, or the other player. */
  partner: string;
}

/** The word of the game that has this spelling, if any. */
export function findSaidWord(word: string, { start, trail }: SaidWords): string | undefined {
  const used = [...start, ...trail.flatMap(({ yours, theirs }) => [yours, theirs])];
  return used.find((one) => isSameSpelling(one, word));
}

/** Why a word is refused that has been said: by whom, and when. `said` may be another form of it. */
export function saidWordMessage(word: string, said: string, game: SaidWords): string {
  const asTheSame = isSameSpelling(word, said) ? '' : ', which counts as the same';
  if (game.start.some((one) => isSameSpelling(one, said))) {
    const when = game.trail.length === 0 ? 'is in the pair' : 'was in the first pair';
    return `“${said}” ${when}${asTheSame}.`;
  }
  const index = game.trail.findIndex(({ yours, theirs }) =>
    [yours, theirs].some((one) => isSameSpelling(one, said)),
  );
  const round = game.trail[index];
  if (!round) return `“${said}” has been said in this game${asTheSame}.`;
  const who = isSameSpelling(round.yours, said) ? 'You' : game.partner;
  return `${who} said “${said}” in round ${index + 1}${asTheSame}.`;
}
