import type { Player } from '@bee-jinx/contract/browser';
import { showToast } from '../../ui/toast/toast-queue.ts';

export function showIdentityChangeToast({ kind, displayName }: Player): void {
  const lead = kind === 'account' ? `You are signed in as ${displayName}.` : 'You are signed out.';
  const text =
    kind === 'account' ? 'This page has started over.' : `You now play here as ${displayName}.`;
  showToast({ lead, text });
}
