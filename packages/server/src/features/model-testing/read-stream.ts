/** What was read of an answer, whole or in pieces. */
export interface ReadAnswer {
  text: string;
  refusal: string;
  finish: string | undefined;
  tokensIn: number;
  tokensOut: number;
}

interface Piece {
  choices?: {
    delta?: { content?: string | null; refusal?: string | null };
    finish_reason?: string | null;
  }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
}

/** Server-sent events, each a piece of the answer. A piece that is no JSON throws, as it would whole. */
export async function readStream({ body }: Response): Promise<ReadAnswer> {
  const answer: ReadAnswer = {
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
    for (const line of lines) take(answer, line);
  }
  take(answer, rest);
  return answer;
}

function take(answer: ReadAnswer, line: string): void {
  const data = /^data:\s?(.*)$/.exec(line)?.[1];
  if (data === undefined || data === '[DONE]') return;
  const { choices, usage } = JSON.parse(data) as Piece;
  const choice = choices?.[0];
  answer.text += choice?.delta?.content ?? '';
  answer.refusal += choice?.delta?.refusal ?? '';
  answer.finish = choice?.finish_reason ?? answer.finish;
  answer.tokensIn = usage?.prompt_tokens ?? answer.tokensIn;
  answer.tokensOut = usage?.completion_tokens ?? answer.tokensOut;
}
