import { isIdentityChanging } from '../../api/identity-change.ts';
import { renewPushSubscription } from '../../domain/push/push.ts';
import type { Router } from '../router/create-router.ts';
import { session } from '../session/session.ts';

/** Says this browser's subscription again, and goes where a tapped notification leads. */
export function startPushClient(router: Router): void {
  session.subscribe(renewSubscription);
  // Who registers or becomes an admin stays who they are, but with another session.
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

/** Within this site only. */
export function readNotificationPath(data: unknown): string | undefined {
  const { kind, path } = (data ?? {}) as { kind?: unknown; path?: unknown };
  return kind === 'go' && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
}
