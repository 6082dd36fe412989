import type { DanceConfig, DanceStatus, Decision } from './dance-state.ts';
import { spellingKey } from './same-word.ts';

/** Bots for the simulator pages. Pure functions of what a seat sees and of the time. */

export const botScenarios = ['normal', 'jinx', 'slow', 'fast', 'error', 'offline'] as const;
export type BotScenario = (typeof botScenarios)[number];

/** Added to every call of a simulated seat, as a network would. */
export const botCallDelayMs = 50;

export const botGameConfig: DanceConfig = { maxRounds: 5, pace: 'relaxed' };

/** Delay from the moment that a bot is awaited; null for one that never replies. */
export const botReplyMs: Record<BotScenario, number | null> = {
  normal: 2000,
  jinx: 1500,
  slow: 5000,
  fast: 0,
  error: 2000,
  offline: null,
};

/** What happens to the calls of a simulated seat: sent, answered with a made-up 500, or lost. */
export const botCallOutcomes: Record<BotScenario, 'sent' | 'failed' | 'lost'> = {
  normal: 'sent',
  jinx: 'sent',
  slow: 'sent',
  fast: 'sent',
  error: 'failed',
  offline: 'lost',
};

/** The game as the server shows it to the bot's own seat. */
export interface BotView {
  status: DanceStatus;
  roundNumber: number;
  isInviter: boolean;
  myTurn: boolean;
  /** All words of finished rounds. */
  said: readonly string[];
}

/** The other seat as the page knows it, which plays both. */
export interface BotPartner {
  /** Null where a person plays. */
  scenario: BotScenario | null;
  /** Sealed for the coming round. */
  word: string | null;
}

export type BotAction =
  /** Without a word by a bot that waits for the other's: it accepts first. */
  | { kind: 'answer'; word: string | null }
  | { kind: 'say'; roundNumber: number; word: string }
  | { kind: 'decide'; decision: Decision };

/** What the bot does next, and when; null while it waits. `since` is when it became its turn. */
export function nextBotAction(
  bot: { scenario: BotScenario; seed: number },
  view: BotView,
  partner: BotPartner,
  since: number,
): { act: BotAction; at: number } | null {
  const delayMs = botReplyMs[bot.scenario];
  if (delayMs === null || !view.myTurn) return null;
  const at = since + delayMs;
  if (view.status === 'deciding')
    return { act: { kind: 'decide', decision: decisionAt(view) }, at };
  if (view.status !== 'active' && view.status !== 'invited') return null;
  const word = wordFor(bot, view, partner);
  if (view.status === 'invited') return { act: { kind: 'answer', word }, at };
  return word === null ? null : { act: { kind: 'say', roundNumber: view.roundNumber, word }, at };
}

/** Continues once, then stops, so that both decisions are shown. */
const decisionAt = ({ roundNumber }: BotView): Decision =>
  roundNumber <= botGameConfig.maxRounds ? 'continue' : 'stop';

function wordFor(
  { scenario, seed }: { scenario: BotScenario; seed: number },
  view: BotView,
  partner: BotPartner,
): string | null {
  if (scenario === 'jinx') {
    if (partner.word !== null) return partner.word;
    // Two bots that both wait for the other's word would wait for ever.
    const startsRound = partner.scenario === 'jinx' && view.isInviter;
    if (!startsRound) return null;
  }
  const said = new Set(view.said.map(spellingKey));
  const own = view.isInviter ? wordsBySeat[0] : wordsBySeat[1];
  const start = Math.abs(seed) + view.roundNumber;
  for (let step = 0; step < own.length; step += 1) {
    const word = own[(start + step) % own.length] ?? '';
    if (!said.has(spellingKey(word))) return word;
  }
  return null;
}

/** Disjoint lists, so that two bots never jinx by chance. */
const wordsBySeat: readonly [readonly string[], readonly string[]] = [
  [
    'river',
    'lantern',
    'copper',
    'window',
    'garden',
    'thunder',
    'velvet',
    'orchard',
    'marble',
    'harbor',
    'feather',
    'mountain',
    'candle',
    'silver',
    'meadow',
    'anchor',
    'blanket',
    'pepper',
    'island',
    'mirror',
    'saddle',
    'violin',
    'walnut',
    'glacier',
    'compass',
    'ribbon',
    'tunnel',
    'pillow',
    'castle',
    'engine',
  ],
  [
    'bridge',
    'shadow',
    'cotton',
    'ladder',
    'forest',
    'whistle',
    'butter',
    'desert',
    'hammer',
    'pocket',
    'rocket',
    'winter',
    'basket',
    'planet',
    'sailor',
    'ginger',
    'button',
    'temple',
    'circus',
    'helmet',
    'pigeon',
    'magnet',
    'teapot',
    'carpet',
    'bottle',
    'dragon',
    'camera',
    'violet',
    'pencil',
    'market',
  ],
];
