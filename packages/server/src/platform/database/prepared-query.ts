import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Reader, Writer } from './database.ts';

/**
 * A query of a hot path, built and compiled when it first runs and not at every call. `build` gets a placeholder for
 * each parameter, so it can't depend on their values.
 */
export function prepareQuery<Sql extends Reader, Params extends object, Row>(
  build: (sql: Sql, params: Params) => Compilable<Row>,
): (sql: Sql, params: Params) => Promise<QueryResult<Row>> {
  const compiledFor = new Map<unknown, CompiledQuery<Row>>();
  return (sql, params) => {
    const connection = sql as unknown as Writer;
    const dialect = connection.getExecutor().adapter.constructor;
    let compiled = compiledFor.get(dialect);
    if (!compiled) {
      compiled = build(sql, placeholders<Params>()).compile();
      compiledFor.set(dialect, compiled);
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? params[value.name as keyof Params] : value,
    );
    return connection.executeQuery({ ...compiled, parameters });
  };
}

class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

function placeholders<Params extends object>(): Params {
  return new Proxy({} as Params, { get: (_target, name) => new Placeholder(name) });
}
