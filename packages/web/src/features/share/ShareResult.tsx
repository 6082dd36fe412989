import type { DailyGame } from '@bee-jinx/contract/browser';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ShareDialog } from '../../ui/modals/share/ShareDialog.tsx';
import type { ShareWhat } from '../../ui/modals/share/share-what.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { CardModels } from './CardModels.tsx';
import { canHandOver, copyPicture, handOver } from './hand-over.ts';
import { ResultLine } from './ResultLine.tsx';
import styles from './ShareResult.module.css';
import { usePicture } from './use-picture.ts';
import { parcelOf, tellingOf, wordsToShare } from './what-to-share.ts';

/** "Tell the hive": a finished game in one line, and the ways to tell of it. */
export default function ShareResult({ game }: { game: DailyGame }) {
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<ShareWhat>('text');
  const [fault, setFault] = useState<string>();
  const models = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const telling = useMemo(() => tellingOf(game, location.origin), [game]);
  const picture = usePicture({ isWanted: isOpen, telling, hintsUsed: game.hintsUsed, models });

  function open(what: ShareWhat): void {
    setFirst(what);
    setFault(undefined);
    setOpen(true);
  }

  async function share(what: ShareWhat): Promise<void> {
    const parcel = parcelOf(what, telling, picture.file);
    if (!parcel) return;
    setFault(undefined);
    const outcome = await handOver(parcel, navigator);
    if (outcome === 'failed') setFault('That didn’t go through. Copy it instead.');
    if (outcome !== 'shared') return;
    setOpen(false);
    showToast({ look: 'done', text: 'Told. The hive hums.' });
  }

  const copy = (what: ShareWhat) =>
    what === 'picture'
      ? copyPicture(picture.file, navigator.clipboard)
      : copyText(wordsToShare(what, telling), navigator.clipboard);

  return (
    <section className={styles.share} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Tell the hive
      </h2>
      <ResultLine {...telling.shared} />
      <div className={styles.ways}>
        <Button onClick={() => open('text')}>
          <span className={styles.label}>
            <Icon name="share" />
            Share
          </span>
        </Button>
        <IconButton look="tile" icon="picture" label="Picture" onClick={() => open('picture')} />
        {telling.replayUrl !== undefined && (
          <IconButton look="tile" icon="replay" label="Replay" onClick={() => open('replay')} />
        )}
      </div>
      <CardModels ref={models} isJinx={game.outcome === 'jinx'} />
      <ShareDialog
        text={telling.text}
        sentence={telling.sentence}
        replayUrl={telling.replayUrl}
        picture={picture}
        first={first}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        canShare={(what) => canHandOver(parcelOf(what, telling, picture.file), navigator)}
        onShare={share}
        onCopy={copy}
        fault={fault}
      />
    </section>
  );
}
