import type { CallReply, ModelPrompt } from '@bee-jinx/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { ModelTestingDeps } from './deps.ts';
import {
  findPrompt,
  insertPrompt,
  listStoredPrompts,
  newestPrompt,
  type PromptRow,
} from './queries.ts';

/** The one that comes with the game. `{word1}`, `{word2}` and `{said}` are filled in. */
const builtInPrompt: ModelPrompt = {
  version: 0,
  text: [
    'We play a word game. Two words lie on the table, and both of us secretly say one English word that links them.',
    'If we say the same word, we win together. So say the word that most people would think of.',
    'The words on the table: {word1} and {word2}.',
    'These words were said before and may not be said again: {said}.',
    'Answer with your one word and nothing else.',
  ].join('\n'),
};

export async function listPrompts({ db }: ModelTestingDeps): Promise<ModelPrompt[]> {
  return [...(await listStoredPrompts(db.read)).map(present), builtInPrompt];
}

export async function findPromptVersion(
  { db }: ModelTestingDeps,
  version: number | undefined,
): Promise<ModelPrompt> {
  if (version === 0) return builtInPrompt;
  const row =
    version === undefined ? await newestPrompt(db.read) : await findPrompt(db.read, version);
  if (row) return present(row);
  if (version === undefined) return builtInPrompt;
  throw new Refusal('not_found', { message: 'There is no such version of the prompt.' });
}

export async function savePrompt(
  { db, clock }: ModelTestingDeps,
  { text, note }: { text: string; note?: string | undefined },
): Promise<CallReply<'saveModelPrompt'>> {
  for (const part of ['{word1}', '{word2}']) {
    if (text.includes(part)) continue;
    throw new Refusal('invalid_input', {
      message: `Say where the words go: ${part} is missing.`,
      details: { fields: { text: `${part} is missing` } },
    });
  }
  const created_at = clock.now();
  const row = await db.transaction(['model-prompts'], async (sql) => {
    const newest = await newestPrompt(sql);
    if (newest?.text === text) return newest;
    const next = {
      version: (newest?.version ?? 0) + 1,
      text,
      note: note?.trim() || null,
      created_at,
    };
    await insertPrompt(sql, next);
    return next;
  });
  return { prompt: present(row) };
}

export function fillPromptTemplate(
  text: string,
  pair: readonly [string, string],
  said: readonly string[],
): string {
  const values: Record<string, string> = {
    word1: pair[0],
    word2: pair[1],
    said: said.length > 0 ? said.join(', ') : 'none yet',
  };
  return text.replace(/\{(word1|word2|said)\}/g, (_, name: string) => values[name] ?? '');
}

const present = ({ version, text, note, created_at }: PromptRow): ModelPrompt => ({
  version,
  text,
  ...(note !== null && { note }),
  createdAt: new Date(created_at).toISOString(),
});
