import { showToast } from '../../../ui/toast/toast-queue.ts';

/** The screen that follows is the one that somebody came from, and says nothing of it. */
export function showWelcomeToast(): void {
  showToast({ look: 'done', lead: 'Welcome.', text: 'Your games now follow you to every device.' });
}
