import type { CallInput, CallReply, ModelReply } from '@bee-jinx/contract';
import { matchOf, type Pair, parseWord, wordFaultMessages } from '@bee-jinx/game';
import { Refusal } from '../../platform/refusal.ts';
import type { ModelTestingDeps } from './deps.ts';
import type { LanguageModel, ModelAnswer } from './language-model.ts';
import { costInDollars } from './model-cost.ts';
import { fillPromptTemplate, findPromptVersion } from './prompts.ts';

export async function tryPair(
  deps: ModelTestingDeps,
  { word1, word2, said, promptVersion, isFresh }: CallInput<'tryPair'>['body'],
): Promise<CallReply<'tryPair'>> {
  const { bee, clock, model } = deps;
  const pair: Pair = [validateModelWord(word1), validateModelWord(word2)];
  const used = [...new Set([...pair, ...said.map(validateModelWord)])];
  const prompt = await findPromptVersion(deps, promptVersion);
  const before = clock.now();
  const beeWord = bee.reply(pair, used);
  const reply = {
    bee: { word: beeWord, milliseconds: Math.max(0, clock.now() - before) },
    promptVersion: prompt.version,
  };
  if (!model) return reply;
  const text = fillPromptTemplate(prompt.text, pair, said.map(validateModelWord));
  const answer = await askCached(deps, model, text, isFresh);
  const modelReply = presentAnswer(deps, model, answer, used);
  const match = modelReply.word ? matchOf(beeWord, modelReply.word, bee.sameLemma) : null;
  return { ...reply, model: modelReply, ...(match && { match }) };
}

interface Timed {
  answer: ModelAnswer;
  milliseconds: number;
  isRemembered: boolean;
}

/** What went wrong isn't remembered: it may go right next time. */
async function askCached(
  { clock, answers }: ModelTestingDeps,
  model: LanguageModel,
  prompt: string,
  isFresh: boolean,
): Promise<Timed> {
  const key = `${model.settings.baseUrl} ${model.settings.name} ${prompt}`;
  const known = isFresh ? undefined : await answers.get(key);
  if (known) return { ...known, isRemembered: true };
  const before = clock.now();
  const answer = await model.ask(prompt);
  const timed = { answer, milliseconds: Math.max(0, clock.now() - before) };
  if (answer.ok) await answers.set(key, timed);
  return { ...timed, isRemembered: false };
}

function presentAnswer(
  { bee }: ModelTestingDeps,
  model: LanguageModel,
  { answer, milliseconds, isRemembered }: Timed,
  used: readonly string[],
): ModelReply {
  const { tokensIn, tokensOut } = answer;
  const dollars = costInDollars(model.settings.prices, { tokensIn, tokensOut });
  const figures = {
    milliseconds,
    tokensIn,
    tokensOut,
    isRemembered,
    ...(dollars !== undefined && { dollars }),
  };
  if (!answer.ok) return { ...figures, fault: answer.fault, says: answer.says };
  const word = extractWord(answer.text);
  const says = answer.text.slice(0, 200);
  if (word === undefined) return { ...figures, fault: 'malformed', says };
  const wasSaid = used.some((one) => matchOf(one, word, bee.sameLemma));
  return wasSaid ? { ...figures, fault: 'said_before', says } : { ...figures, word };
}

function validateModelWord(typed: string): string {
  const ruling = parseWord(typed);
  if (!ruling.ok) throw new Refusal('word_invalid', { message: wordFaultMessages[ruling.fault] });
  return ruling.word;
}

/** The word in an answer that is a word but for signs around it; nothing where it is a sentence. */
function extractWord(text: string): string | undefined {
  const bare = text.trim().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const ruling = parseWord(bare);
  return ruling.ok ? ruling.word : undefined;
}
