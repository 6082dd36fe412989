import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Reader, Writer } from './database.ts';

/**
 * A query of a hot path, built and compiled when it first runs and not at every call. `build` gets placeholders for the
 * values, so it can't depend on them; it may depend on which there are, as each set of names is compiled by itself.
 */
export function prepareQuery<Sql extends Reader, Params extends object, Row>(
  build: (sql: Sql, params: Params) => Compilable<Row>,
): (sql: Sql, params: Params) => Promise<QueryResult<Row>> {
  const compiledByDialect = new Map<unknown, Map<string, CompiledQuery<Row>>>();
  return (sql, params) => {
    const connection = sql as unknown as Writer;
    const dialect = connection.getExecutor().adapter.constructor;
    const compiledByNames = compiledByDialect.get(dialect) ?? new Map();
    compiledByDialect.set(dialect, compiledByNames);
    const names = Object.keys(params).join();
    const compiled: CompiledQuery<Row> =
      compiledByNames.get(names) ?? build(sql, toPlaceholders(params)).compile();
    compiledByNames.set(names, compiled);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? params[value.name as keyof Params] : value,
    );
    return connection.executeQuery({ ...compiled, parameters });
  };
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function toPlaceholders<Params extends object>(params: Params): Params {
  const names = Object.keys(params);
  return Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Params;
}
