import type { BuzzPost } from '@bee-jinx/contract/browser';
import { type Reaction, reactions } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { reactMutation } from './buzz-mutations.ts';
import { ReactionIcon, reactionLabels } from './ReactionIcon.tsx';
import styles from './Reactions.module.css';

/** Choosing the current one again removes it. */
export function Reactions({ post }: { post: BuzzPost }) {
  const cache = useQueryClient();
  const { buzzId, myReaction } = post;
  const { mutate } = useMutation({
    ...reactMutation(cache, buzzId),
    onError: (error) => showToast({ variant: 'fault', text: errorMessage(error) }),
  });

  return (
    <ul className={styles.row} aria-label="Reactions">
      {reactions.map((reaction) => (
        <li key={reaction}>
          <button
            type="button"
            className={styles.reaction}
            aria-pressed={reaction === myReaction}
            aria-label={reactionCountLabel(reaction, post.reactions[reaction] ?? 0)}
            onClick={() => mutate(reaction === myReaction ? null : reaction)}
          >
            <ReactionIcon reaction={reaction} />
            <span className={styles.count}>{post.reactions[reaction]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const reactionCountLabel = (reaction: Reaction, count: number) =>
  count === 0 ? reactionLabels[reaction] : `${reactionLabels[reaction]}, ${count}`;
