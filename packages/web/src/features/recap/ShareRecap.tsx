import type { Recap } from '@bee-jinx/contract/browser';
import type { RecapPeriod } from '@bee-jinx/game';
import { useRef, useState } from 'react';
import { CardModels } from '../../domain/share/CardModels.tsx';
import { ShareDialog } from '../../domain/share/ShareDialog.tsx';
import { shareTextFor, toShareData } from '../../domain/share/share-content.ts';
import type { ShareFormat } from '../../domain/share/share-format.ts';
import { useCardImage } from '../../domain/share/use-card-image.ts';
import { canWebShare, copyImage, webShare } from '../../domain/share/web-share.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLabel } from '../../ui/button/ButtonLabel.tsx';
import { copyText } from '../../ui/copy-field/copy-text.ts';
import { recapShare } from './recap-labels.ts';

/** The picture has a cell for each game of the week; a year has too many. */
const maxCells = 20;

export function ShareRecap({ period, recap }: { period: RecapPeriod; recap: Recap }) {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  const models = useRef<HTMLDivElement>(null);
  const { text, sentence, ...words } = recapShare(period, recap);
  const isJinx = recap.jinxes > 0;
  const warmths = recap.games.map(({ warmth }) => warmth).slice(-maxCells);
  const picture = useCardImage({ isWanted: isOpen, card: { ...words, isJinx, warmths }, models });
  const content = { text, sentence };
  const dataOf = (what: ShareFormat) => toShareData(what, content, picture.file);

  async function share(what: ShareFormat): Promise<void> {
    const shareData = dataOf(what);
    if (!shareData) return;
    const outcome = await webShare(shareData, navigator);
    if (outcome === 'shared') setOpen(false);
    setFault(outcome === 'failed' ? 'That didn’t go through. Copy it instead.' : undefined);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ButtonLabel icon="share">Share your {period}</ButtonLabel>
      </Button>
      <CardModels ref={models} isJinx={isJinx} />
      <ShareDialog
        title={`Share your ${period}`}
        text={text}
        sentence={sentence}
        picture={picture}
        first="picture"
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          setFault(undefined);
        }}
        canShare={(what) => canWebShare(dataOf(what), navigator)}
        onShare={share}
        onCopy={(what) =>
          what === 'picture'
            ? copyImage(picture.file, navigator.clipboard)
            : copyText(shareTextFor(what, content), navigator.clipboard)
        }
        fault={fault}
      />
    </>
  );
}
