import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Reader, Writer } from './database.ts';

/**
 * A query of a hot path, built and compiled when it first runs and not at every call. `build` gets placeholders for the
 * values, so it can't depend on them; it may depend on which there are, as each set of names is compiled by itself. The
 * embedded database answers at once.
 */
export function prepareQuery<Sql extends Reader, Params extends object, Row>(
  build: (sql: Sql, params: Params) => Compilable<Row>,
): (sql: Sql, params: Params) => QueryResult<Row> | Promise<QueryResult<Row>> {
  const forEmbedded = new Map<string, CompiledQuery<Row>>();
  const forServer = new Map<string, CompiledQuery<Row>>();
  return (sql, params) => {
    const connection = sql as unknown as Writer;
    const runAtOnce = embedded.get(connection);
    const compiledByNames = runAtOnce ? forEmbedded : forServer;
    const names = Object.keys(params).join();
    let compiled = compiledByNames.get(names);
    if (!compiled) {
      compiled = build(sql, toPlaceholders(params)).compile();
      compiledByNames.set(names, compiled);
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? params[value.name as keyof Params] : value,
    );
    return runAtOnce
      ? runAtOnce<Row>(compiled.sql, parameters)
      : connection.executeQuery({ ...compiled, parameters });
  };
}

type RunAtOnce = <Row>(sql: string, parameters: readonly unknown[]) => QueryResult<Row>;

const embedded = new WeakMap<Writer, RunAtOnce>();

/**
 * For the embedded database: Kysely takes and gives back a connection around each query, which costs more than SQLite needs
 * to run it. Here there is one connection and nothing to wait for.
 */
export function runPreparedQueriesBy(connection: Writer, run: RunAtOnce): void {
  embedded.set(connection, run);
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
