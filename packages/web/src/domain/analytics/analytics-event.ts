import type { GameMode } from './game-mode.ts';

export type TrackedEvent =
  | { eventType: 'SESSION_START'; puzzleNumber?: never; eventData: SessionStarted }
  | { eventType: 'GAME_START'; puzzleNumber?: number; eventData: GameStarted }
  | { eventType: 'WORD_SUBMISSION'; puzzleNumber?: number; eventData: WordSubmitted }
  | { eventType: 'HINT_USED'; puzzleNumber?: number; eventData: HintUsed }
  | { eventType: 'GAME_COMPLETE'; puzzleNumber?: number; eventData: GameCompleted }
  | { eventType: 'CONSENT_DECISION'; puzzleNumber?: never; eventData: ConsentDecided }
  | { eventType: 'FEATURE_FAILED'; puzzleNumber?: never; eventData: FeatureFailed };

interface SessionStarted {
  page: string;
}

interface GameEventData {
  mode: GameMode;
  /** A dance and a swarm have no puzzle number, and a sent pair none of a day. */
  gameId?: string;
  /** How a daily game is played, where it was chosen. */
  slope?: string;
}

interface GameStarted extends GameEventData {
  puzzleNumber?: number;
  game_type: 'daily' | 'archive' | 'sent' | 'dance' | 'swarm' | 'tutorial';
  is_tutorial: boolean;
  user_level: string;
  /** Only above a probability of one half. */
  persona?: string;
  persona_confidence?: number;
}

interface WordSubmitted extends GameEventData {
  round: number;
  /** Only once its round is over. */
  word?: string;
  warmth?: number;
}

interface HintUsed extends GameEventData {
  round: number;
  step: number;
  hintsUsed: number;
}

interface GameCompleted extends GameEventData {
  puzzleNumber?: number;
  won: boolean;
  outcome: string;
  rounds: number;
  sessionDuration: number;
  /** None of a dance that ended before its first round was over. */
  finalWordPair?: readonly [string, string];
  hintsUsed?: number;
  performance_tier?: string;
}

interface ConsentDecided {
  status: string;
  version: string;
  method: string;
  previousStatus: string;
  timestamp: string;
}

interface FeatureFailed {
  feature: string;
  error: string;
}

export interface AnalyticsEvent {
  eventType: TrackedEvent['eventType'];
  sessionId: string;
  puzzleNumber?: number;
  timestamp: string;
  eventData: Record<string, Fact | Fact[]>;
  idempotencyKey: string;
}

type Fact = string | number | boolean | null;

export function createAnalyticsEvent(
  tracked: TrackedEvent,
  sessionId: string,
  now: Date,
): AnalyticsEvent {
  const { eventType, puzzleNumber, eventData } = tracked;
  return {
    eventType,
    sessionId,
    ...(puzzleNumber !== undefined && { puzzleNumber }),
    timestamp: now.toISOString(),
    eventData: eventData as unknown as AnalyticsEvent['eventData'],
    idempotencyKey: [
      sessionId,
      subjectOf(tracked),
      eventType,
      ...distinguishingParts(tracked, now),
    ].join(':'),
  };
}

function subjectOf({ puzzleNumber, eventData }: TrackedEvent): string | number {
  if (puzzleNumber !== undefined) return puzzleNumber;
  if ('gameId' in eventData && eventData.gameId !== undefined) return eventData.gameId;
  return 'is_tutorial' in eventData && eventData.is_tutorial ? 'tutorial' : '-';
}

/** What makes an event unique within a session and puzzle. */
function distinguishingParts(
  { eventType, eventData }: TrackedEvent,
  now: Date,
): (string | number)[] {
  switch (eventType) {
    case 'SESSION_START':
    case 'GAME_START':
      return [];
    case 'WORD_SUBMISSION':
      return [eventData.round, eventData.word ?? '-'];
    case 'HINT_USED':
      return [eventData.round, eventData.step];
    case 'GAME_COMPLETE':
      return [eventData.outcome, eventData.rounds];
    case 'CONSENT_DECISION':
      return [eventData.method, eventData.timestamp];
    case 'FEATURE_FAILED':
      return [eventData.feature, now.getTime()];
  }
}
