import type { AnalyticsEvent, CallReply, ConsentDecision } from '@bee-jinx/contract';
import type { TestPlayer } from './test-player.ts';

export function sampleEvent(
  idempotencyKey: string,
  overrides: Partial<AnalyticsEvent> = {},
): AnalyticsEvent {
  return {
    eventType: 'WORD_SUBMISSION',
    sessionId: 'visit',
    puzzleNumber: 1050,
    timestamp: new Date().toISOString(),
    eventData: {},
    idempotencyKey,
    ...overrides,
  };
}

/** Records a consent decision and asks for the badge number. */
export async function decideConsent(
  player: TestPlayer,
  method: ConsentDecision['method'],
  previousStatus: ConsentDecision['previousStatus'] = 'unset',
  timestamp = new Date().toISOString(),
  sentAt = new Date().toISOString(),
): Promise<CallReply<'recordEvent'>> {
  const status = method === 'modal_accept' || method === 'settings_enable' ? 'granted' : 'denied';
  const event = sampleEvent(`visit:-:CONSENT_DECISION:${method}:${timestamp}`, {
    eventType: 'CONSENT_DECISION',
    timestamp: sentAt,
    eventData: { status, version: 'v1.0', method, previousStatus, timestamp },
  });
  const answer = await player.ask('recordEvent', { body: { event, getBadgeNumber: true } });
  if (answer.status !== 200) throw new Error(`Not recorded: ${answer.error.code}`);
  return answer.data;
}
