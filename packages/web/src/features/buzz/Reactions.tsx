import type { BuzzPost } from '@bee-jinx/contract/browser';
import { type Reaction, reactions } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsFor } from '../../api/error-copy.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { ReactionArt, reactionNames } from './ReactionArt.tsx';
import styles from './Reactions.module.css';
import { reacting } from './reacting.ts';

/** One each. Choosing the same one again takes it back. */
export function Reactions({ post }: { post: BuzzPost }) {
  const cache = useQueryClient();
  const { buzzId, myReaction } = post;
  const { mutate } = useMutation({
    ...reacting(cache, buzzId),
    onError: (error) => showToast({ look: 'fault', text: wordsFor(error) }),
  });

  return (
    <ul className={styles.row} aria-label="Reactions">
      {reactions.map((reaction) => (
        <li key={reaction}>
          <button
            type="button"
            className={styles.reaction}
            aria-pressed={reaction === myReaction}
            aria-label={said(reaction, post.reactions[reaction] ?? 0)}
            onClick={() => mutate(reaction === myReaction ? null : reaction)}
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
