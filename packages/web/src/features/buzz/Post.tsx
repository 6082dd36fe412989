import type { BuzzPost } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { readersEnglish } from '../../platform/readers-english.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { AttachedResult } from './AttachedResult.tsx';
import { ageText } from './age-text.ts';
import styles from './Post.module.css';
import { Reactions } from './Reactions.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

interface PostProps {
  post: BuzzPost;
  /** Where posts of several hives stand together. */
  namesHive: boolean;
}

export function Post({ post, namesHive }: PostProps) {
  const { author, text, createdAt, result, to, isMine, canDelete } = post;
  const [asks, setAsks] = useState<'take back' | 'report'>();
  const close = () => setAsks(undefined);
  const name = isMine ? 'You' : author.displayName;
  return (
    <article className={styles.post} aria-label={`${name}, ${ageText(createdAt, Date.now())}`}>
      <Avatar userId={author.userId} name={author.displayName} isYou={isMine} isDecorative />
      <div className={styles.body}>
        <p className={styles.head}>
          <b className={styles.name}>{name}</b>
          <time className={styles.age} dateTime={createdAt} title={localTime(createdAt)}>
            {ageText(createdAt, Date.now())}
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
        <div className={styles.foot}>
          <Reactions post={post} />
          <Menu
            label={`More about this post by ${name}`}
            items={[
              ...(canDelete
                ? [
                    {
                      name: isMine ? 'Take back' : 'Remove from the hive',
                      icon: <Icon name="trash" />,
                      look: 'danger' as const,
                      onChoose: () => setAsks('take back'),
                    },
                  ]
                : []),
              ...(isMine
                ? []
                : [
                    {
                      name: 'Report',
                      icon: <Icon name="flag" />,
                      onChoose: () => setAsks('report'),
                    },
                  ]),
            ]}
          />
        </div>
      </div>
      {canDelete && <TakeBackDialog post={post} isOpen={asks === 'take back'} onClose={close} />}
      {!isMine && <ReportDialog post={post} isOpen={asks === 'report'} onClose={close} />}
    </article>
  );
}

const localTime = (createdAt: string) =>
  new Date(createdAt).toLocaleString(readersEnglish, { dateStyle: 'medium', timeStyle: 'short' });
