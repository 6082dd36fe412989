import { fetchBounded, ResponseTooLarge } from '../../platform/fetch-bounded.ts';
import { type ParsedAnswer, parseCompletionStream } from './parse-completion-stream.ts';

export interface ModelSettings {
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
  /** Dollars per million tokens. */
  prices: { input: number; output: number } | undefined;
}

type ModelFault = 'timed_out' | 'refused' | 'malformed' | 'unreachable' | 'turned_away';

export type ModelAnswer = { tokensIn: number; tokensOut: number } & (
  | { ok: true; text: string }
  | { ok: false; fault: ModelFault; says: string }
);

const timeoutMs = 30_000;
/** Models that think use most of it for that. */
const maxTokens = 2000;
/** A stream says each token in a piece of some three hundred bytes. */
const maxBytes = 2 * 2 ** 20;

/** Anything that speaks OpenAI's chat completions. Whatever goes wrong is an answer too. */
export class LanguageModel {
  readonly settings: ModelSettings;
  readonly #timeoutMs: number;

  constructor(settings: ModelSettings, wishes: { timeoutMs?: number } = {}) {
    this.settings = settings;
    this.#timeoutMs = wishes.timeoutMs ?? timeoutMs;
  }

  async ask(prompt: string): Promise<ModelAnswer> {
    try {
      const response = await this.#send(prompt);
      if (!response.ok) return httpErrorAnswer(response.status, await response.text());
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      const answer = isStream
        ? await parseCompletionStream(response)
        : parseCompletion(await response.json());
      return answer ? judge(answer) : failed('malformed', 'That was no chat completion.');
    } catch (error) {
      return failed(...faultOf(error, this.#timeoutMs));
    }
  }

  #send(prompt: string): Promise<Response> {
    const { baseUrl, apiKey, name } = this.settings;
    const wishes = {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model: name,
        messages: [{ role: 'user', content: prompt }],
        max_completion_tokens: maxTokens,
        stream: true,
        stream_options: { include_usage: true },
      }),
    } as const;
    return fetchBounded(`${baseUrl}/chat/completions`, wishes, maxBytes);
  }
}

interface Completion {
  choices?: { message?: { content?: unknown; refusal?: unknown }; finish_reason?: string }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number };
}

/** Servers that can't stream answer all at once. */
function parseCompletion(body: unknown): ParsedAnswer | undefined {
  const { choices, usage } = (body ?? {}) as Completion;
  const choice = choices?.[0];
  if (!choice?.message) return undefined;
  const { content, refusal } = choice.message;
  return {
    text: typeof content === 'string' ? content : '',
    refusal: typeof refusal === 'string' ? refusal : '',
    finish: choice.finish_reason,
    tokensIn: usage?.prompt_tokens ?? 0,
    tokensOut: usage?.completion_tokens ?? 0,
  };
}

function judge({ text, refusal, finish, ...tokens }: ParsedAnswer): ModelAnswer {
  if (refusal !== '') return { ok: false, fault: 'refused', says: short(refusal), ...tokens };
  if (finish === 'content_filter') {
    return { ok: false, fault: 'refused', says: 'A content filter stopped it.', ...tokens };
  }
  if (finish === undefined) {
    return { ok: false, fault: 'malformed', says: 'The answer broke off.', ...tokens };
  }
  if (text.trim() === '') {
    const says =
      finish === 'length' ? 'It thought until its tokens were used up.' : 'It said nothing.';
    return { ok: false, fault: 'malformed', says, ...tokens };
  }
  return { ok: true, text, ...tokens };
}

function httpErrorAnswer(status: number, body: string): ModelAnswer {
  const said = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? '';
  return failed('turned_away', short(`${status} ${said}`.trim()));
}

function faultOf(error: unknown, waitedMs: number): [ModelFault, string] {
  const { name } = error as Error;
  if (name === 'TimeoutError') return ['timed_out', `No answer within ${waitedMs / 1000} s.`];
  if (error instanceof ResponseTooLarge) return ['malformed', 'The answer did not end.'];
  if (name === 'SyntaxError') return ['malformed', 'That was no JSON.'];
  return ['unreachable', 'Nobody answers at that address.'];
}

const failed = (fault: ModelFault, says: string): ModelAnswer => ({
  ok: false,
  fault,
  says,
  tokensIn: 0,
  tokensOut: 0,
});

const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
