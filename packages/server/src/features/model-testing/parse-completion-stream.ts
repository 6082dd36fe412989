/** What was read of an answer, whole or in pieces. */
export interface ParsedAnswer {
  text: string;
  refusal: string;
  finish: string | undefined;
  tokensIn: number;
  tokensOut: number;
}

interface StreamChunk {
  choices?: {
    delta?: { content?: string | null; refusal?: string | null };
    finish_reason?: string | null;
  }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
}

/** Server-sent events, each a piece of the answer. A piece that is no JSON throws, as it would whole. */
export async function parseCompletionStream({ body }: Response): Promise<ParsedAnswer> {
  const answer: ParsedAnswer = {
    text: '',
    refusal: '',
    finish: undefined,
    tokensIn: 0,
    tokensOut: 0,
  };
  let rest = '';
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) appendChunk(answer, line);
  }
  appendChunk(answer, rest);
  return answer;
}

function appendChunk(answer: ParsedAnswer, line: string): void {
  const data = /^data:\s?(.*)$/.exec(line)?.[1];
  if (data === undefined || data === '[DONE]') return;
  const { choices, usage } = JSON.parse(data) as StreamChunk;
  const choice = choices?.[0];
  answer.text += choice?.delta?.content ?? '';
  answer.refusal += choice?.delta?.refusal ?? '';
  answer.finish = choice?.finish_reason ?? answer.finish;
  answer.tokensIn = usage?.prompt_tokens ?? answer.tokensIn;
  answer.tokensOut = usage?.completion_tokens ?? answer.tokensOut;
}
