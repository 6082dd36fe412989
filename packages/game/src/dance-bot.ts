import type { DanceConfig, DanceStatus, Decision } from './dance-state.ts';
import { spellingKey } from './same-word.ts';

/** Bots for the pages that play a seat themselves. Pure: what a seat sees and the time go in, an act comes out. */

export const botScenarios = ['normal', 'jinx', 'slow', 'fast', 'error', 'offline'] as const;
export type BotScenario = (typeof botScenarios)[number];

/** Every call of a played seat takes this much longer, as if it came over a network. */
export const botCallDelayMs = 50;

export const botGameConfig: DanceConfig = { maxRounds: 5, pace: 'relaxed' };

/** From the moment that a bot is awaited; null for one that isn't there. */
const botReplyMs: Record<BotScenario, number | null> = {
  normal: 2000,
  jinx: 1500,
  slow: 5000,
  fast: 0,
  error: 2000,
  offline: null,
};

/** What becomes of the calls of a played seat: sent, answered with a made-up 500, or lost on the way. */
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

/** Who sits opposite, as far as the page knows: it has both seats, and is the only one that may. */
export interface BotPartner {
  /** Null where a person plays. */
  scenario: BotScenario | null;
  /** Sealed for the coming round. */
  word: string | null;
}

export type BotAction =
  /** Without a word by who waits to hear the other's: they sit down first. */
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

/** Once more, so that both ways out of the decision are seen. */
const decisionAt = ({ roundNumber }: BotView): Decision =>
  roundNumber <= botGameConfig.maxRounds ? 'continue' : 'stop';

function wordFor(
  { scenario, seed }: { scenario: BotScenario; seed: number },
  view: BotView,
  partner: BotPartner,
): string | null {
  if (scenario === 'jinx') {
    if (partner.word !== null) return partner.word;
    // Two who both wait to hear the other's word would wait for ever.
    const begins = partner.scenario === 'jinx' && view.isInviter;
    if (!begins) return null;
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

/** A list for each seat, with nothing in common: two bots miss unless they are told to meet. */
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
