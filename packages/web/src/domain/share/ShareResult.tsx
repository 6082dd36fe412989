import type { DailyGame } from '@bee-jinx/contract/browser';
import type { ShareableResult } from '@bee-jinx/game';
import { type Ref, useId, useMemo, useRef, useState } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { copyText } from '../../ui/copy-field/copy-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { WarmthMeter } from '../play/WarmthMeter.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import styles from './ShareResult.module.css';
import { shareTextFor, toShareContent, toShareData } from './share-content.ts';
import type { ShareFormat } from './share-format.ts';
import { useCardImage } from './use-card-image.ts';
import { canWebShare, copyImage, webShare } from './web-share.ts';

export default function ShareResult({ game }: { game: DailyGame }) {
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<ShareFormat>('text');
  const [fault, setFault] = useState<string>();
  const models = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const content = useMemo(() => toShareContent(game, location.origin), [game]);
  const picture = useCardImage({ isWanted: isOpen, content, hintsUsed: game.hintsUsed, models });

  function open(what: ShareFormat): void {
    setFirst(what);
    setFault(undefined);
    setOpen(true);
  }

  async function share(what: ShareFormat): Promise<void> {
    const shareData = toShareData(what, content, picture.file);
    if (!shareData) return;
    setFault(undefined);
    const outcome = await webShare(shareData, navigator);
    if (outcome === 'failed') setFault('That didn’t go through. Copy it instead.');
    if (outcome !== 'shared') return;
    setOpen(false);
    showToast({ look: 'done', text: 'Told. The hive hums.' });
  }

  const copy = (what: ShareFormat) =>
    what === 'picture'
      ? copyImage(picture.file, navigator.clipboard)
      : copyText(shareTextFor(what, content), navigator.clipboard);

  return (
    <section className={styles.share} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Tell the hive
      </h2>
      <ResultLine {...content.shared} />
      <div className={styles.ways}>
        <Button onClick={() => open('text')}>
          <span className={styles.label}>
            <Icon name="share" />
            Share
          </span>
        </Button>
        <IconButton look="tile" icon="picture" label="Picture" onClick={() => open('picture')} />
        {content.replayUrl !== undefined && (
          <IconButton look="tile" icon="replay" label="Replay" onClick={() => open('replay')} />
        )}
      </div>
      <CardModels ref={models} isJinx={game.outcome === 'jinx'} />
      <ShareDialog
        text={content.text}
        sentence={content.sentence}
        replayUrl={content.replayUrl}
        picture={picture}
        first={first}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        canShare={(what) => canWebShare(toShareData(what, content, picture.file), navigator)}
        onShare={share}
        onCopy={copy}
        fault={fault}
      />
    </section>
  );
}

/** The drawings that the card is made from, invisible here. */
function CardModels({ ref, isJinx }: { ref: Ref<HTMLDivElement>; isJinx: boolean }) {
  return (
    <div ref={ref} className={styles.models} aria-hidden="true">
      <Bee pose={isJinx ? 'jinx' : 'oops'} size={200} lookAt="ahead" />
      <WarmthMeter warmth={100} />
    </div>
  );
}

function ResultLine({ puzzleNumber, outcome, warmths }: ShareableResult) {
  const rounds = warmths.map((warmth, index) => ({ round: index + 1, warmth }));
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <strong className={styles.name}>Bee Jinx {puzzleNumber}</strong>
        {outcome === 'jinx' ? `jinx in ${warmths.length}` : 'no jinx'}
      </p>
      <ol className={styles.cells} aria-label="How warm each round was">
        {rounds.map(({ round, warmth }) => (
          <li key={round}>
            <WarmthMeter warmth={warmth} size="s" />
          </li>
        ))}
      </ol>
    </div>
  );
}
