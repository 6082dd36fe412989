import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';

/** A third-party analytics provider. */
export interface Provider {
  capture(events: readonly AnalyticsEvent[]): void;
  /** Sent with the next events only, as our server has taken those: the account may have declined on another device. */
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
  let isIdentified = false;

  const properties = () => ({
    distinct_id: account ?? anonymousId(),
    $lib: 'bee-jinx',
    $ip: '0.0.0.0',
    $geoip_disable: true,
  });

  async function send(batch: readonly object[]): Promise<void> {
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

  function identification(): object[] {
    if (isIdentified || account === undefined) return [];
    isIdentified = true;
    const $anon_distinct_id = anonymousId();
    const timestamp = now().toISOString();
    return [{ event: '$identify', timestamp, properties: { ...properties(), $anon_distinct_id } }];
  }

  return {
    capture(events) {
      if (!isCapturing || events.length === 0) return;
      const captured = events.map(
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
      );
      void send([...identification(), ...captured]);
    },
    identify(userId) {
      if (account === userId) return;
      account = userId;
      isIdentified = false;
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
