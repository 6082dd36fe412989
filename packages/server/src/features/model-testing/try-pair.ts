import type { CallInput, CallReply, ModelReply } from '@bee-jinx/contract';
import { matchOf, type Pair, readWord, wordAdvice } from '@bee-jinx/game';
import { Refusal } from '../../platform/refusal.ts';
import { dollarsFor } from './dollars.ts';
import type { LanguageModel, ModelAnswer } from './language-model.ts';
import type { ModelTestingParts } from './parts.ts';
import { fillIn, promptOf } from './prompts.ts';
import { wordIn } from './word-in.ts';

export async function tryPair(
  parts: ModelTestingParts,
  { word1, word2, said, promptVersion, isFresh }: CallInput<'tryPair'>['body'],
): Promise<CallReply<'tryPair'>> {
  const { bee, clock, model } = parts;
  const pair: Pair = [asWord(word1), asWord(word2)];
  const used = [...new Set([...pair, ...said.map(asWord)])];
  const prompt = await promptOf(parts, promptVersion);
  const before = clock.now();
  const beeWord = bee.reply(pair, used);
  const reply = {
    bee: { word: beeWord, milliseconds: Math.max(0, clock.now() - before) },
    promptVersion: prompt.version,
  };
  if (!model) return reply;
  const text = fillIn(prompt.text, pair, said.map(asWord));
  const answer = await askOnce(parts, model, text, isFresh);
  const told = presentAnswer(parts, model, answer, used);
  const match = told.word ? matchOf(beeWord, told.word, bee.sameLemma) : null;
  return { ...reply, model: told, ...(match && { match }) };
}

interface Timed {
  answer: ModelAnswer;
  milliseconds: number;
  isRemembered: boolean;
}

/** What went wrong isn't remembered: it may go right next time. */
async function askOnce(
  { clock, answers }: ModelTestingParts,
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
  if (answer.ok) await answers.keep(key, timed);
  return { ...timed, isRemembered: false };
}

function presentAnswer(
  { bee }: ModelTestingParts,
  model: LanguageModel,
  { answer, milliseconds, isRemembered }: Timed,
  used: readonly string[],
): ModelReply {
  const { tokensIn, tokensOut } = answer;
  const dollars = dollarsFor(model.settings.prices, { tokensIn, tokensOut });
  const figures = {
    milliseconds,
    tokensIn,
    tokensOut,
    isRemembered,
    ...(dollars !== undefined && { dollars }),
  };
  if (!answer.ok) return { ...figures, fault: answer.fault, says: answer.says };
  const word = wordIn(answer.text);
  const says = answer.text.slice(0, 200);
  if (word === undefined) return { ...figures, fault: 'malformed', says };
  const wasSaid = used.some((one) => matchOf(one, word, bee.sameLemma));
  return wasSaid ? { ...figures, fault: 'said_before', says } : { ...figures, word };
}

function asWord(typed: string): string {
  const ruling = readWord(typed);
  if (!ruling.ok) throw new Refusal('word_invalid', { message: wordAdvice[ruling.fault] });
  return ruling.word;
}
