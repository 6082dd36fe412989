import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type PromptRow = Tables['model_prompts'];
export type RunRow = Tables['model_runs'];

export function listStoredPrompts(sql: Reader): Promise<PromptRow[]> {
  return sql.selectFrom('model_prompts').selectAll().orderBy('version', 'desc').execute();
}

export function newestPrompt(sql: Reader): Promise<PromptRow | undefined> {
  return sql
    .selectFrom('model_prompts')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findPrompt(sql: Reader, version: number): Promise<PromptRow | undefined> {
  return sql
    .selectFrom('model_prompts')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function insertPrompt(sql: Writer, prompt: PromptRow): Promise<void> {
  await sql.insertInto('model_prompts').values(prompt).execute();
}

export function newestRuns(sql: Reader, limit: number): Promise<RunRow[]> {
  return sql.selectFrom('model_runs').selectAll().orderBy('at', 'desc').limit(limit).execute();
}

/** The same id again is the same run. Returns it as it was first recorded. */
export async function insertRun(sql: Writer, run: RunRow): Promise<RunRow> {
  await sql
    .insertInto('model_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return sql
    .selectFrom('model_runs')
    .selectAll()
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow();
}
