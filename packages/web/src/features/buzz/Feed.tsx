import { wordsFor } from '../../api/error-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import styles from './Feed.module.css';
import { MoreWhenNear } from './MoreWhenNear.tsx';
import { NewPosts } from './NewPosts.tsx';
import { Post } from './Post.tsx';
import { useFeed } from './use-feed.ts';

/** Of one hive, or of everybody one knows. */
export function Feed({ groupId }: { groupId?: string }) {
  const { shown, waiting, showAll, isPending, error, refetch, ...more } = useFeed(groupId);
  return (
    <div className={styles.feed}>
      <Composer groupId={groupId} />
      <NewPosts count={waiting} onShow={showAll} />
      {isPending && <Skeleton lines={4} />}
      {error && shown.length === 0 && (
        <div className={styles.fault}>
          <Fault>{wordsFor(error)}</Fault>
          <Button look="outline" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!isPending && !error && shown.length === 0 && (
        <EmptyState picture={<Bee pose="asleep" size={112} />} title="It’s quiet here">
          {groupId === undefined
            ? 'Say good morning to your friends, or join a hive and hear what it hums.'
            : 'Nobody has said anything yet. Somebody has to begin.'}
        </EmptyState>
      )}
      <ol className={styles.posts} aria-label="Buzz, the newest first">
        {shown.map((post) => (
          <li key={post.buzzId}>
            <Post post={post} namesHive={groupId === undefined} />
          </li>
        ))}
      </ol>
      <MoreWhenNear {...more} />
    </div>
  );
}
