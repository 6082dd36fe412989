import type { BuzzPost } from '@bee-jinx/contract/browser';
import { type Reaction, reactions } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { replacePost } from './buzz-queries.ts';
import { ReactionArt, reactionNames } from './ReactionArt.tsx';
import styles from './Reactions.module.css';
import { reacted } from './reacted.ts';

/** One each. A tap is seen at once, and taken back if the server says no. */
export function Reactions({ post }: { post: BuzzPost }) {
  const cache = useQueryClient();
  const { buzzId, myReaction } = post;
  const { mutate } = useMutation({
    mutationFn: (reaction: Reaction | null) =>
      call('reactToBuzz', { params: { buzzId }, body: { reaction } }),
    onSuccess: ({ buzz }) => replacePost(cache, buzzId, buzz),
    onError: (error) => {
      replacePost(cache, buzzId, post);
      showToast({ look: 'fault', text: wordsFor(error) });
    },
  });

  function choose(reaction: Reaction): void {
    replacePost(cache, buzzId, reacted(post, reaction));
    mutate(reaction === myReaction ? null : reaction);
  }

  return (
    <ul className={styles.row} aria-label="Reactions">
      {reactions.map((reaction) => (
        <li key={reaction}>
          <button
            type="button"
            className={styles.reaction}
            aria-pressed={reaction === myReaction}
            aria-label={said(reaction, post.reactions[reaction] ?? 0)}
            onClick={() => choose(reaction)}
          >
            <ReactionArt reaction={reaction} />
            <span className={styles.count}>{post.reactions[reaction]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const said = (reaction: Reaction, count: number) =>
  count === 0 ? reactionNames[reaction] : `${reactionNames[reaction]}, ${count}`;
