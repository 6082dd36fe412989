import type { Agent } from 'node:http';
import { readPuzzleWords } from '../../packages/bee/src/puzzles/puzzle-words.ts';
import { sampleEvent } from '../../packages/server/src/testing/test-events.ts';
import { createTestHive } from '../../packages/server/src/testing/test-hive.ts';
import { newPlayer } from '../../packages/server/src/testing/test-player.ts';
import { LiveDancePair } from '../live-dance-pair.ts';
import { sendRequest } from '../send-request.ts';
import { type Act, actFromStatus } from './tally.ts';

/** Performs one act after the other, each on request. */
export interface Player {
  act(): Promise<Act>;
  /** After an act without an answer: abandons whatever was under way. */
  startOver?(): void;
  leave?(): void;
}

const puzzleWords = readPuzzleWords();
const stride = 617;
let wordIndex = 0;

/** Another word that the bee knows each time, in the same order in every run. */
function nextWord(): string {
  wordIndex += stride;
  return puzzleWords[wordIndex % puzzleWords.length] ?? 'honey';
}

/** As in a real crowd, most say one of a few words. */
export const commonWord = (speaker: number): string =>
  puzzleWords[(speaker * stride) % (speaker % 4 === 0 ? puzzleWords.length : 12)] ?? 'honey';

const wordsPerGame = 8;

/**
 * Plays one archived puzzle after the other, downwards from this number: today's is for the midnight rush. After the first one,
 * somebody else begins again with the newest.
 */
export async function createDailyPlayer(
  agent: Agent,
  url: string,
  newestPuzzle: number,
): Promise<Player> {
  let { headers } = await newPlayer(url);
  const api = `${url}/api/jinx-daily`;
  let puzzleNumber = newestPuzzle;
  /** 0 until the puzzle is open. */
  let round = 0;
  const startOver = () => {
    puzzleNumber -= 1;
    round = 0;
  };
  return {
    startOver,
    async act() {
      if (puzzleNumber < 1) {
        ({ headers } = await newPlayer(url));
        puzzleNumber = newestPuzzle;
      }
      if (round === 0) {
        const address = `${api}/puzzle?puzzleNumber=${puzzleNumber}`;
        const { status } = await sendRequest(agent, address, headers);
        if (status === 200) round = 1;
        return actFromStatus('opening a puzzle', status);
      }
      const body = { puzzleNumber, round, word: nextWord() };
      const { status, text } = await sendRequest(agent, `${api}/submit`, headers, body);
      if (status === 200) round += 1;
      if (round > wordsPerGame || text.includes('"outcome"')) startOver();
      return actFromStatus('a word to the bee', status);
    },
  };
}

/** Two who dance. A round is done when both have its two words by their live streams. */
export async function createDancingPair(agent: Agent, url: string): Promise<Player> {
  let pair: LiveDancePair | undefined = await LiveDancePair.open(agent, url);
  return {
    // No rule refuses what they do, so whatever goes wrong has failed.
    async act() {
      if (pair && !pair.isPlayedOut) {
        await pair.playRound();
        return { kind: 'a round of a dance', outcome: 'done' };
      }
      await pair?.newGame();
      pair ??= await LiveDancePair.open(agent, url);
      return { kind: 'a new dance', outcome: 'done' };
    },
    startOver() {
      pair?.close();
      pair = undefined;
    },
    leave: () => pair?.close(),
  };
}

const readsPerPost = 20;
const membersPerHive = 25;

/** Members of hives, who read the feed of all their hives and post now and then. */
export async function createHiveMembers(
  agent: Agent,
  url: string,
  count: number,
): Promise<Player[]> {
  const members: Player[] = [];
  let hive = await createTestHive(url);
  while (members.length < count) {
    if (members.length > 0 && members.length % membersPerHive === 0) {
      hive = await createTestHive(url);
    }
    const { groupId } = hive;
    const { headers } = await hive.join(await newPlayer(url));
    // Different starting points, so that they don't all post at the same moment.
    let acts = members.length;
    members.push({
      async act() {
        acts += 1;
        const isPost = acts % readsPerPost === 0;
        const post = isPost ? { groupId, text: `Good morning ${acts}` } : undefined;
        const { status } = await sendRequest(agent, `${url}/api/buzz`, headers, post);
        return actFromStatus(isPost ? 'a post' : 'a look at the feed', status);
      },
    });
  }
  return members;
}

const eventsPerBatch = 10;
/** Below what the server takes from a player in a day. */
const batchesPerSender = 400;
let eventsSent = 0;

/** Sends what the browser of somebody who consented sends every few seconds. */
export async function createEventSender(agent: Agent, url: string): Promise<Player> {
  let { headers } = await newPlayer(url);
  let batches = 0;
  return {
    async act() {
      if (batches === batchesPerSender) {
        ({ headers } = await newPlayer(url));
        batches = 0;
      }
      batches += 1;
      const events = Array.from({ length: eventsPerBatch }, () => {
        eventsSent += 1;
        return sampleEvent(`load ${eventsSent}`, { eventData: { round: 1, word: 'sand' } });
      });
      const { status } = await sendRequest(agent, `${url}/api/events/batch`, headers, { events });
      return actFromStatus(`${eventsPerBatch} events`, status);
    },
  };
}
