import type { LogEvent } from 'kysely';
import type { StatementListener } from './database.ts';

/** Passes statements on to listeners: those of Kysely's log, and those that run without it. */
export class StatementListeners {
  readonly #listeners: StatementListener[] = [];

  readonly log = ({ query, queryDurationMillis }: LogEvent): void => {
    this.tell(query.sql, queryDurationMillis);
  };

  tell(sql: string, ms: number): void {
    for (const listener of this.#listeners) listener(sql, ms);
  }

  listen(listener: StatementListener): void {
    this.#listeners.push(listener);
  }
}
