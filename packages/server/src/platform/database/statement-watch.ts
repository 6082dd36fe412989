import type { LogEvent } from 'kysely';
import type { StatementListener } from './database.ts';

/** Passes on what Kysely tells of its statements, once somebody listens. */
export class StatementWatch {
  #listener: StatementListener | undefined;

  readonly log = ({ query, queryDurationMillis }: LogEvent): void => {
    this.#listener?.(query.sql, queryDurationMillis);
  };

  listen(listener: StatementListener): void {
    this.#listener = listener;
  }
}
