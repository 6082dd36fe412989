import type { BuzzPost } from '@bee-jinx/contract/browser';
import { lazy, Suspense, useState } from 'react';
import { readerLocale } from '../../platform/reader-locale.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { openLoaded } from '../../ui/dialog/open-loaded.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Inline, Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { AttachedResult } from './AttachedResult.tsx';
import { AttachedSwarm } from './AttachedSwarm.tsx';
import { reportPost } from './buzz-mutations.ts';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { formatShortTimeAgo } from './format-short-time-ago.ts';
import styles from './Post.module.css';
import { Reactions } from './Reactions.tsx';

const loadReportDialog = () => import('../../domain/report/ReportDialog.tsx');
const ReportDialog = lazy(loadReportDialog);

interface PostProps {
  post: BuzzPost;
  namesHive: boolean;
}

export function Post({ post, namesHive }: PostProps) {
  const { author, text, createdAt, result, swarm, to, isMine, canDelete } = post;
  const [isTakingBack, setTakingBack] = useState(false);
  const [isReporting, setReporting] = useState<boolean>();
  const name = isMine ? 'You' : author.displayName;
  return (
    <article
      className={styles.post}
      // In a painted page it is a little older, and in the server's time zone.
      suppressHydrationWarning
      aria-label={`${name}, ${formatShortTimeAgo(createdAt, Date.now())}`}
    >
      <Avatar userId={author.userId} name={author.displayName} isYou={isMine} isDecorative />
      <Stack gap={2}>
        <p className={styles.head}>
          <b className={styles.name}>{name}</b>
          <time
            suppressHydrationWarning
            className={styles.age}
            dateTime={createdAt}
            title={formatLocalTime(createdAt)}
          >
            {formatShortTimeAgo(createdAt, Date.now())}
          </time>
          {namesHive && (
            <span className={styles.age}>
              {to ? <Link to={`/hive/${to.groupId}`}>{to.name}</Link> : 'to friends'}
            </span>
          )}
        </p>
        {text !== '' && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {result && <AttachedResult result={result} />}
        {swarm && <AttachedSwarm swarm={swarm} />}
        <Inline gap={2} align="center" justify="space-between" wrap={false}>
          <Reactions post={post} />
          <Menu
            label={`More about this post by ${name}`}
            items={[
              ...(canDelete
                ? [
                    {
                      name: isMine ? 'Take back' : 'Remove from the hive',
                      icon: <Icon name="trash" />,
                      variant: 'danger' as const,
                      onChoose: () => setTakingBack(true),
                    },
                  ]
                : []),
              ...(isMine
                ? []
                : [
                    {
                      name: 'Report',
                      icon: <Icon name="flag" />,
                      onChoose: () => openLoaded(loadReportDialog, () => setReporting(true)),
                    },
                  ]),
            ]}
          />
        </Inline>
      </Stack>
      {canDelete && (
        <DeletePostDialog post={post} isOpen={isTakingBack} onClose={() => setTakingBack(false)} />
      )}
      <Suspense>
        {isReporting !== undefined && (
          <ReportDialog
            title="Report this post?"
            reasonLabel="What’s wrong with it? (optional)"
            report={(reason) => reportPost(post.buzzId, reason)}
            isOpen={isReporting}
            onClose={() => setReporting(false)}
          >
            We read every report. {author.displayName} won’t learn who sent it.
          </ReportDialog>
        )}
      </Suspense>
    </article>
  );
}

const formatLocalTime = (createdAt: string) =>
  new Date(createdAt).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' });
