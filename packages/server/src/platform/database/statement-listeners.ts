import type { LogEvent } from 'kysely';
import type { StatementListener } from './database.ts';

/** Passes Kysely's log of statements on to listeners. */
export class StatementListeners {
  readonly #listeners: StatementListener[] = [];

  readonly log = ({ query, queryDurationMillis }: LogEvent): void => {
    for (const listener of this.#listeners) listener(query.sql, queryDurationMillis);
  };

  listen(listener: StatementListener): void {
    this.#listeners.push(listener);
  }
}
