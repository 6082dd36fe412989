import type { BuzzPost } from '@bee-jinx/contract/browser';

/** What the reader sees, and how many posts of others came since. */
export function splitNewPosts(
  posts: readonly BuzzPost[],
  shownUntil: string | undefined,
): { shown: BuzzPost[]; waiting: number } {
  if (shownUntil === undefined) return { shown: [...posts], waiting: 0 };
  const shown = posts.filter(({ createdAt, isMine }) => isMine || createdAt <= shownUntil);
  return { shown, waiting: posts.length - shown.length };
}
