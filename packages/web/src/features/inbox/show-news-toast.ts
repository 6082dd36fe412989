import { showToast, type ToastContent } from '../../ui/toast/toast-queue.ts';

let last: { senderId: string | undefined; remove(): void } | undefined;

/** Later news of the same player take the place of the toast before: a friend by link who dances at once sends two. */
export function showNewsToast(senderId: string | undefined, content: ToastContent): void {
  if (senderId !== undefined && last?.senderId === senderId) last.remove();
  last = { senderId, remove: showToast(content) };
}
