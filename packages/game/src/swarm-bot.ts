import type { Pair } from './daily-game.ts';
import { type BotScenario, botReplyMs } from './dance-bot.ts';
import { spellingKey } from './same-word.ts';

/** Bots that fill a swarm from the simulator page. Pure functions of what a seat sees and of the time. */

/** The table as the server shows it to the bot's own seat. */
export interface SwarmBotView {
  round: number;
  pair: Pair | null;
  myTurn: boolean;
  /** The words of all pairs so far. */
  used: readonly string[];
}

/** What the bot says next, and when; null while it waits. `since` is when it became its turn. */
export function nextSwarmBotWord(
  bot: { scenario: BotScenario; seed: number },
  view: SwarmBotView,
  since: number,
): { round: number; word: string; at: number } | null {
  const delayMs = botReplyMs[bot.scenario];
  if (delayMs === null || !view.myTurn || !view.pair) return null;
  // Those that jinx draw from one list by the round alone, so that all of them say the same.
  const start = bot.scenario === 'jinx' ? view.round : Math.abs(bot.seed) + view.round;
  const used = new Set(view.used.map(spellingKey));
  for (let step = 0; step < swarmBotWords.length; step += 1) {
    const word = swarmBotWords[(start + step) % swarmBotWords.length] ?? '';
    if (!used.has(spellingKey(word))) return { round: view.round, word, at: since + delayMs };
  }
  return null;
}

/** More than the pairs of fifteen rounds can use up. */
const swarmBotWords =
  'river lantern copper window garden thunder velvet orchard marble harbor feather mountain candle silver meadow anchor blanket pepper island mirror saddle violin walnut glacier compass ribbon tunnel pillow castle engine bridge shadow cotton ladder forest whistle butter desert hammer pocket'.split(
    ' ',
  );
