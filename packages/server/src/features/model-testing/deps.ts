import type { Pair } from '@bee-jinx/game';
import type { SharedCache } from '../../platform/cache/shared-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LanguageModel, ModelAnswer } from './language-model.ts';

/** What the use cases of this feature are given. */
export interface ModelTestingDeps {
  db: Database;
  clock: Clock;
  bee: {
    reply(pair: Pair, used: readonly string[]): string;
    sameLemma(one: string, other: string): boolean;
  };
  /** Missing where none is configured. */
  model: LanguageModel | undefined;
  answers: SharedCache<{ answer: ModelAnswer; milliseconds: number }>;
  /** The set on which agreement is measured: puzzles of long ago, so that nothing is given away. */
  pairs: readonly Pair[];
}
