import type { DailyGame } from '@bee-jinx/contract/browser';
import { isSentPairNumber } from '@bee-jinx/game';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { copyText } from '../../ui/copy-field/copy-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { CardModels } from './CardModels.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import styles from './ShareResult.module.css';
import { shareTextFor, toCard, toShareContent, toShareData } from './share-content.ts';
import type { ShareFormat } from './share-format.ts';
import { useCardImage } from './use-card-image.ts';
import { canWebShare, copyImage, webShare } from './web-share.ts';

/** One tap hands the text to another app where there is a way; all other ways are in the dialog. */
export function ShareResult({ game }: { game: DailyGame }) {
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<ShareFormat>('text');
  const [fault, setFault] = useState<string>();
  const models = useRef<HTMLDivElement>(null);
  const title = game.outcome === 'jinx' ? 'Share your jinx' : 'Share your game';
  const content = useMemo(() => toShareContent(game, siteOrigin()), [game]);
  const picture = useCardImage({ isWanted: isOpen, card: toCard(content), models });

  function open(what: ShareFormat): void {
    setFirst(what);
    setFault(undefined);
    setOpen(true);
  }

  const canShare = (what: ShareFormat) =>
    canWebShare(toShareData(what, content, picture.file), navigator);

  async function share(what: ShareFormat): Promise<void> {
    const shareData = toShareData(what, content, picture.file);
    if (!shareData) return;
    setFault(undefined);
    const outcome = await webShare(shareData, navigator);
    if (outcome === 'failed') {
      open(what);
      setFault('That didn’t go through. Copy it instead.');
    }
    if (outcome !== 'shared') return;
    setOpen(false);
    showToast({ variant: 'done', text: 'Shared. The bee takes half the credit.' });
  }

  const copy = (what: ShareFormat) =>
    what === 'picture'
      ? copyImage(picture.file, navigator.clipboard)
      : copyText(shareTextFor(what, content), navigator.clipboard);

  return (
    <section className={styles.share} aria-label={title} data-keep-clear>
      <div className={styles.ways}>
        <Button onClick={() => (canShare('text') ? void share('text') : open('text'))}>
          <span className={styles.label}>
            <Icon name="share" />
            {title}
          </span>
        </Button>
        <div className={styles.tiles}>
          <IconButton
            variant="tile"
            icon="picture"
            label="Picture"
            onClick={() => open('picture')}
          />
          {content.replayUrl !== undefined && (
            <IconButton
              variant="tile"
              icon="replay"
              label="Replay"
              onClick={() => open('replay')}
            />
          )}
        </div>
      </div>
      <CardModels ref={models} isJinx={game.outcome === 'jinx'} />
      <ShareDialog
        title={title}
        text={content.text}
        sentence={content.sentence}
        replayUrl={content.replayUrl}
        buzzPath={buzzPathOf(game)}
        picture={picture}
        first={first}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        canShare={canShare}
        onShare={share}
        onCopy={copy}
        fault={fault}
      />
    </section>
  );
}

/** Not seen before the dialog is open: a painted page needn’t know it. */
const siteOrigin = (): string => (import.meta.env.SSR ? '' : location.origin);

/** The pair that somebody sent is no puzzle of a day, and stays between the two. */
const buzzPathOf = ({ puzzleNumber }: DailyGame): string | undefined =>
  isSentPairNumber(puzzleNumber) ? undefined : `/buzz?result=${puzzleNumber}`;
