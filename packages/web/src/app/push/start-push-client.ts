import { isIdentityChanging } from '../../api/identity-change.ts';
import { renewPushSubscription } from '../../domain/push/push.ts';
import type { Router } from '../router/create-router.ts';
import { session } from '../session/session.ts';

/** Renews this browser's subscription, and navigates on a tapped notification. */
export function startPushClient(router: Router): void {
  session.subscribe(renewSubscription);
  // Registering or becoming an admin keeps the player but changes the session.
  isIdentityChanging.subscribe(() => {
    if (!isIdentityChanging.get()) renewSubscription();
  });
  renewSubscription();
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = readNotificationPath(data);
    if (path !== undefined) router.navigate(path);
  });
}

function renewSubscription(): void {
  const current = session.get();
  if (current.status !== 'open') return;
  renewPushSubscription(current.userId).catch(() => {
    // The next visit tries again; until then the inbox has it all.
  });
}

export function readNotificationPath(data: unknown): string | undefined {
  const { kind, path } = (data ?? {}) as { kind?: unknown; path?: unknown };
  return kind === 'go' && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
}
