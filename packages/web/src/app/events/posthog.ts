import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';

/** A third-party analytics provider. */
export interface Provider {
  capture(events: readonly AnalyticsEvent[]): void;
  identify(userId: string): void;
  /** Back to an anonymous visitor, unrelated to the one before. */
  reset(): void;
  optIn(): void;
  optOut(): void;
}

interface PostHogParts {
  host: string;
  key: string;
  anonymousId(): string;
  forgetAnonymousId(): void;
  now(): Date;
}

/**
 * Calls PostHog's capture endpoint directly: its library is larger than our whole first load. Starts opted
 * out, tracks no page views by itself, and masks the address.
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
        // Plain text needs no CORS preflight.
        headers: { 'content-type': 'text/plain' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        body: JSON.stringify({ api_key: key, batch }),
      });
    } catch {
      // A blocked provider is no error: our own counts are complete.
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
              // Deduplicates on their side too.
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

/** Properties of the person, not of the event. */
function personOf({ user_level, persona }: AnalyticsEvent['eventData']): object {
  if (user_level === undefined) return {};
  return { $set: { user_level, ...(persona !== undefined && { persona }) } };
}
