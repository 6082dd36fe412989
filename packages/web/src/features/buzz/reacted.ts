import type { BuzzPost } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';

/** The expected state, for an optimistic update. */
export function applyReaction(post: BuzzPost, reaction: Reaction | null): BuzzPost {
  const { myReaction, ...rest } = post;
  const counts = { ...post.reactions };
  if (myReaction) add(counts, myReaction, -1);
  if (reaction === null) return { ...rest, reactions: counts };
  add(counts, reaction, 1);
  return { ...rest, reactions: counts, myReaction: reaction };
}

function add(counts: BuzzPost['reactions'], reaction: Reaction, by: number): void {
  const count = (counts[reaction] ?? 0) + by;
  if (count > 0) counts[reaction] = count;
  else delete counts[reaction];
}
