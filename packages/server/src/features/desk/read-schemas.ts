import { type CallDescription, type CallReply, calls } from '@bee-jinx/contract';
import { postgresTables, sqliteTables } from '../../platform/database/read-tables.ts';
import { jsonSchema } from '../../platform/http/openapi.ts';
import type { DeskDeps } from './deps.ts';

/** Tables from the live database, not from the code: what is really there is what one wants to see. */
export async function readSchemas({ db }: DeskDeps): Promise<CallReply<'readSchemas'>> {
  const read = db.kind === 'sqlite' ? sqliteTables : postgresTables;
  return { database: db.kind, tables: await read(db.read), calls: describeCalls() };
}

let described: CallDescription[] | undefined;

/** When first asked for: the contract doesn't change while the process lives. */
function describeCalls(): CallDescription[] {
  described ??= calls.map(
    ({ name, method, path, access, summary, params, query, body, reply }) => ({
      name,
      method,
      path,
      access,
      summary,
      ...(params && { params: jsonSchema(params, 'input') }),
      ...(query && { query: jsonSchema(query, 'input') }),
      ...(body && { body: jsonSchema(body, 'input') }),
      reply: jsonSchema(reply, 'output'),
    }),
  );
  return described;
}
