import { errorMessage } from '../../api/error-message.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import styles from './Feed.module.css';
import { LoadMoreOnScroll } from './LoadMoreOnScroll.tsx';
import { NewPosts } from './NewPosts.tsx';
import { Post } from './Post.tsx';
import { useFeed } from './use-feed.ts';

/** Of one hive, or of everybody one knows. */
export function Feed({ groupId }: { groupId?: string }) {
  const { shown, waiting, showAll, isPending, error, refetch, ...more } = useFeed(groupId);
  return (
    <Stack gap={4}>
      <Composer groupId={groupId} />
      <NewPosts count={waiting} onShow={showAll} />
      {isPending && <Skeleton lines={4} />}
      {error && shown.length === 0 && (
        <div className={styles.fault}>
          <Fault>{errorMessage(error)}</Fault>
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
      <LoadMoreOnScroll {...more} />
    </Stack>
  );
}
