import { showToast } from '../../../ui/toast/toasts.ts';

/** The screen that follows is the one that somebody came from, and says nothing of it. */
export function welcome(): void {
  showToast({ look: 'done', lead: 'Welcome.', text: 'Your games now follow you to every device.' });
}
