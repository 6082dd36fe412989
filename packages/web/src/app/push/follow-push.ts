import { identityChanging } from '../../api/identity-change.ts';
import { keepPushOn } from '../../api/push.ts';
import type { Router } from '../router/make-router.ts';
import { session } from '../session/session.ts';

/** Says this browser's subscription again, and goes where a tapped notification leads. */
export function followPush(router: Router): void {
  session.subscribe(note);
  // Who registers or becomes an admin stays who they are, but with another session.
  identityChanging.subscribe(() => {
    if (!identityChanging.get()) note();
  });
  note();
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = pathIn(data);
    if (path !== undefined) router.navigate(path);
  });
}

function note(): void {
  const current = session.get();
  if (current.status !== 'open') return;
  keepPushOn(current.userId).catch(() => {
    // The next visit tries again; until then the inbox has it all.
  });
}

/** Within this site only. */
export function pathIn(data: unknown): string | undefined {
  const { kind, path } = (data ?? {}) as { kind?: unknown; path?: unknown };
  return kind === 'go' && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
}
