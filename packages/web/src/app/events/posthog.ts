import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';

/** The third party, as the rest of the app sees it. */
export interface Provider {
  capture(events: readonly AnalyticsEvent[]): void;
  /** From here on this browser is that account. */
  identify(userId: string): void;
  /** And from here on it is nobody in particular, and nobody who was here before. */
  reset(): void;
  optIn(): void;
  optOut(): void;
}

interface PostHogParts {
  host: string;
  key: string;
  /** Whom an anonymous browser is known as. */
  anonymousId(): string;
  forgetAnonymousId(): void;
  now(): Date;
}

/**
 * PostHog's capture endpoint, spoken to directly: of its library, which weighs more than our whole
 * first load, we would use nothing but this. It begins opted out, sees no page on its own, and masks
 * the address.
 */
export function createPostHog(parts: PostHogParts): Provider {
  const { host, key, anonymousId, forgetAnonymousId, now } = parts;
  let isCapturing = false;
  let account: string | undefined;

  const properties = () => ({
    distinct_id: account ?? anonymousId(),
    $lib: 'bee-jinx',
    $ip: '0.0.0.0',
    $geoip_disable: true,
  });

  async function send(batch: readonly object[]): Promise<void> {
    if (!isCapturing || batch.length === 0) return;
    try {
      await fetch(`${host}/batch/?ip=0`, {
        method: 'POST',
        // Plain text, so that the browser need not ask for permission first.
        headers: { 'content-type': 'text/plain' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        body: JSON.stringify({ api_key: key, batch }),
      });
    } catch {
      // Blocked or out of reach: the game goes on, and our own counts are complete without it.
    }
  }

  return {
    capture(events) {
      void send(
        events.map(
          ({ eventType, sessionId, puzzleNumber, timestamp, eventData, idempotencyKey }) => ({
            event: eventType,
            timestamp,
            properties: {
              ...properties(),
              ...eventData,
              ...(puzzleNumber !== undefined && { puzzleNumber }),
              session: sessionId,
              // The same event again counts once there as well.
              $insert_id: idempotencyKey,
              ...personOf(eventData),
            },
          }),
        ),
      );
    },
    identify(userId) {
      if (!isCapturing || account === userId) return;
      account = userId;
      const $anon_distinct_id = anonymousId();
      const timestamp = now().toISOString();
      void send([
        { event: '$identify', timestamp, properties: { ...properties(), $anon_distinct_id } },
      ]);
    },
    reset() {
      account = undefined;
      // It is tied to the account that was here.
      forgetAnonymousId();
    },
    optIn() {
      isCapturing = true;
    },
    optOut() {
      isCapturing = false;
    },
  };
}

/** What is remembered of the person, not of the moment. */
function personOf({ user_level, persona }: AnalyticsEvent['eventData']): object {
  if (user_level === undefined) return {};
  return { $set: { user_level, ...(persona !== undefined && { persona }) } };
}
