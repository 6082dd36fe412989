import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { useFocusAfterRemoval } from '../../ui/focus-heading.ts';
import { Column, Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { isMotionAllowed } from '../../ui/motion.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { feedQuery } from './buzz-queries.ts';
import { Composer } from './Composer.tsx';
import styles from './Feed.module.css';
import { HiveFeedLinks } from './HiveFeedLinks.tsx';
import { LoadMoreOnScroll } from './LoadMoreOnScroll.tsx';
import { Post } from './Post.tsx';
import { splitNewPosts } from './split-new-posts.ts';

/** The posts of one hive, or of everybody whom the player knows. */
export function Feed({ groupId }: { groupId?: string }) {
  const { shown, waiting, showAll, isPending, error, refetch, ...more } = useFeed(groupId);
  useFocusAfterRemoval(shown.length);
  const posts = (
    <>
      <NewPosts count={waiting} onShow={showAll} />
      {isPending && <Skeleton lines={4} />}
      {error && shown.length === 0 && (
        <Stack gap={3} align="start">
          <Fault>{errorMessage(error)}</Fault>
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
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
    </>
  );
  // In a hive it is one column among others.
  if (groupId !== undefined) {
    return (
      <Stack gap={4}>
        <Composer groupId={groupId} />
        {posts}
      </Stack>
    );
  }
  return (
    <Columns shares={[2, 3]}>
      <Column isSticky>
        <Composer groupId={undefined} />
        <HiveFeedLinks />
      </Column>
      <Column>{posts}</Column>
    </Columns>
  );
}

function NewPosts({ count, onShow }: { count: number; onShow(): void }) {
  useFocusAfterRemoval(count);
  function show(): void {
    onShow();
    window.scrollTo({ top: 0, behavior: isMotionAllowed() ? 'smooth' : 'auto' });
  }
  return (
    <div className={styles.pill} role="status">
      {count > 0 && (
        <Button variant="ink" size="small" onClick={show}>
          {count === 1 ? '1 new post' : `${count} new posts`}
        </Button>
      )}
    </div>
  );
}

/** New posts of others wait until the reader asks for them. */
function useFeed(groupId: string | undefined) {
  const query = useInfiniteQuery(feedQuery(groupId));
  const posts = query.data?.pages.flatMap(({ buzz }) => buzz);
  const newest = posts?.[0]?.createdAt;
  const [shownUntil, setShownUntil] = useState<string>();
  // Into an empty feed the first post comes at once: it moves nothing that is being read.
  if (newest !== undefined && shownUntil === undefined) setShownUntil(newest);

  return {
    ...query,
    ...splitNewPosts(posts ?? [], shownUntil),
    showAll: () => setShownUntil(newest),
  };
}
