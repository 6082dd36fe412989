import type { Handlers } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';

type DailyCalls =
  | 'dailyPuzzle'
  | 'publishedPuzzle'
  | 'submitDaily'
  | 'dailyHint'
  | 'giveUpDaily'
  | 'dailyOthers'
  | 'dailyArchive'
  | 'fetchStats'
  | 'saveScore'
  | 'readReplay';

/** Named, not served yet. */
export function dailyRoutes(): Handlers<DailyCalls> {
  const notYet = (): never => {
    throw new Refusal('not_found');
  };
  return {
    dailyPuzzle: notYet,
    publishedPuzzle: notYet,
    submitDaily: notYet,
    dailyHint: notYet,
    giveUpDaily: notYet,
    dailyOthers: notYet,
    dailyArchive: notYet,
    fetchStats: notYet,
    saveScore: notYet,
    readReplay: notYet,
  };
}
