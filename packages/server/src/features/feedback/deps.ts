import type { Budgets } from '../../platform/budgets/budgets.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database } from '../../platform/database/database.ts';

export interface FeedbackDeps {
  db: Database;
  clock: Clock;
  cursors: Cursors;
  budgets: Pick<Budgets, 'mayStore'>;
}
