/** What is counted, with everything that the specification wants to know of it. */
export type Tracked =
  | { eventType: 'GAME_START'; puzzleNumber: number; eventData: GameStarted }
  | { eventType: 'WORD_SUBMISSION'; puzzleNumber: number; eventData: WordSubmitted }
  | { eventType: 'HINT_USED'; puzzleNumber: number; eventData: HintUsed }
  | { eventType: 'GAME_COMPLETE'; puzzleNumber: number; eventData: GameCompleted }
  | { eventType: 'FEATURE_FAILED'; puzzleNumber?: never; eventData: FeatureFailed };

interface GameStarted {
  puzzleNumber: number;
  game_type: 'daily' | 'archive';
  is_tutorial: boolean;
  user_level: string;
  mode: 'single';
}

interface WordSubmitted {
  round: number;
  word: string;
  warmth: number;
  mode: 'single';
}

interface HintUsed {
  round: number;
  step: number;
  hintsUsed: number;
  mode: 'single';
}

interface GameCompleted {
  puzzleNumber: number;
  won: boolean;
  outcome: string;
  rounds: number;
  /** In milliseconds. */
  sessionDuration: number;
  mode: 'single';
  finalWordPair: readonly [string, string];
  hintsUsed: number;
}

interface FeatureFailed {
  feature: string;
  /** What the person was told. */
  error: string;
}

interface AnalyticsEvent {
  eventType: Tracked['eventType'];
  sessionId: string;
  puzzleNumber?: number;
  timestamp: string;
  eventData: Tracked['eventData'];
  idempotencyKey: string;
}

export function analyticsEvent(tracked: Tracked, sessionId: string, now: Date): AnalyticsEvent {
  const { eventType, puzzleNumber } = tracked;
  return {
    ...tracked,
    sessionId,
    timestamp: now.toISOString(),
    idempotencyKey: [
      sessionId,
      puzzleNumber ?? '-',
      eventType,
      ...whatSetsApart(tracked, now),
    ].join(':'),
  };
}

/** What can happen only once in a session, for a puzzle. */
function whatSetsApart({ eventType, eventData }: Tracked, now: Date): (string | number)[] {
  switch (eventType) {
    case 'GAME_START':
      return [];
    case 'WORD_SUBMISSION':
      return [eventData.round, eventData.word];
    case 'HINT_USED':
      return [eventData.round, eventData.step];
    case 'GAME_COMPLETE':
      return [eventData.outcome, eventData.rounds];
    case 'FEATURE_FAILED':
      // Nothing keeps it from failing again.
      return [eventData.feature, now.getTime()];
  }
}
