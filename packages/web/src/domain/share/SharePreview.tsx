import type { RefObject } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './SharePreview.module.css';
import type { Shareable, ShareFormat } from './share-format.ts';

interface SharePreviewProps extends Shareable {
  what: ShareFormat;
  /** Selected when copying fails. */
  words: RefObject<HTMLParagraphElement | null>;
}

export function SharePreview({
  what,
  words,
  text,
  sentence,
  replayUrl,
  replayNote = 'The path stays covered for those who haven’t finished yet.',
  picture,
}: SharePreviewProps) {
  if (what === 'picture') return <PicturePreview {...picture} sentence={sentence} />;
  const shown = { text, sentence, replay: replayUrl }[what];
  return (
    <div className={styles.frame}>
      {/* Focused where the clipboard is shut, so that it is clear what is selected. */}
      <p ref={words} className={`${styles.words} ${styles[what]}`} dir="auto" tabIndex={-1}>
        {shown}
      </p>
      {what === 'replay' && <p className={styles.note}>{replayNote}</p>}
    </div>
  );
}

interface PicturePreviewProps {
  url?: string | undefined;
  isBusy?: boolean;
  sentence: string;
}

function PicturePreview({ url, isBusy = false, sentence }: PicturePreviewProps) {
  if (isBusy) {
    return (
      <div className={styles.frame} aria-busy="true">
        <div className={styles.drawing}>
          <Skeleton variant="block" />
        </div>
        <p className={styles.note} role="status">
          The bee is drawing…
        </p>
      </div>
    );
  }
  if (url === undefined) {
    return (
      <div className={styles.frame}>
        <p className={styles.missing} role="status">
          The picture didn’t come out. The other ways work.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <img className={styles.picture} src={url} alt={`A card that says: ${sentence}`} />
      <a className={styles.save} href={url} download="bee-jinx.png">
        <Icon name="download" />
        Save it
      </a>
    </div>
  );
}
