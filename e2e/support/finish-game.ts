import type { CallReply, DailyGame } from '@bee-jinx/contract/browser';
import type { APIRequestContext, Browser } from '@playwright/test';
import { findJinxWords } from './daily.ts';

export interface FinishOptions {
  rounds: number;
  puzzleNumber?: number;
  /** The last word stays unsaid. */
  givesUp?: boolean;
}

export async function finishGame(
  api: APIRequestContext,
  browser: Browser,
  url: string,
  { rounds, puzzleNumber, givesUp = false }: FinishOptions,
): Promise<DailyGame> {
  const { player } = await readReply<CallReply<'openSession'>>(api.post(`${url}/api/session`));
  const headers = { 'x-user-id': player.userId };
  const params = puzzleNumber === undefined ? {} : { puzzleNumber };
  const { puzzle } = await readReply<CallReply<'dailyPuzzle'>>(
    api.get(`${url}/api/jinx-daily/puzzle`, { headers, params }),
  );
  const words = await findJinxWords(browser, url, rounds, { puzzleNumber: puzzle.puzzleNumber });
  let game: DailyGame | undefined;
  for (const [index, word] of (givesUp ? words.slice(0, -1) : words).entries()) {
    const data = { puzzleNumber: puzzle.puzzleNumber, round: index + 1, word };
    ({ game } = await readReply<CallReply<'submitDaily'>>(
      api.post(`${url}/api/jinx-daily/submit`, { headers, data }),
    ));
  }
  if (givesUp) {
    const data = { puzzleNumber: puzzle.puzzleNumber };
    ({ game } = await readReply<CallReply<'giveUpDaily'>>(
      api.post(`${url}/api/jinx-daily/give-up`, { headers, data }),
    ));
  }
  if (!game?.replayId) throw new Error('The game did not end.');
  return game;
}

async function readReply<Data>(call: ReturnType<APIRequestContext['get']>): Promise<Data> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
