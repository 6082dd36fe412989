import type { Swarm } from '@bee-jinx/contract/browser';
import { formatSwarmShareText, largestShareOf } from '@bee-jinx/game';
import { useRef, useState } from 'react';
import { CardModels } from '../../../domain/share/CardModels.tsx';
import { ShareDialog } from '../../../domain/share/ShareDialog.tsx';
import type { ShareFormat } from '../../../domain/share/share-format.ts';
import { shareOrCopy } from '../../../domain/share/share-or-copy.ts';
import { useCardImage } from '../../../domain/share/use-card-image.ts';
import { canWebShare, copyImage, webShare } from '../../../domain/share/web-share.ts';
import { swarmReplayPath } from '../../../domain/swarm/swarm-paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLabel } from '../../../ui/button/ButtonLabel.tsx';
import { copyText } from '../../../ui/copy-field/copy-text.ts';
import { countSpeakers, outcomeLine, outcomeTitle } from '../swarm-texts.ts';

/** How it went as text, picture or link, without any of the words. */
export function ShareSwarm({ swarm }: { swarm: Swarm }) {
  const [isOpen, setOpen] = useState(false);
  const models = useRef<HTMLDivElement>(null);
  const isJinx = swarm.outcome === 'jinx';
  const shares = swarm.rounds.map(largestShareOf);
  const minds = countSpeakers(swarm);
  const replayUrl = swarm.replayId && new URL(swarmReplayPath(swarm.replayId), location.href).href;
  const link = replayUrl ?? new URL('/jinx/swarm', location.href).href;
  const outcome = isJinx ? 'jinx' : 'no_jinx';
  const text = formatSwarmShareText({ outcome, minds, shares }, link);
  const sentence = `${outcomeTitle(swarm)}. ${outcomeLine(swarm)}`;
  const picture = useCardImage({
    isWanted: isOpen,
    card: {
      isJinx,
      label: 'Swarm',
      head: isJinx ? `Jinx in ${shares.length}` : 'No swarm jinx',
      tail: isJinx
        ? `${minds} minds, one word`
        : `${minds} minds, ${shares.length === 1 ? '1 round' : `${shares.length} rounds`}`,
      warmths: shares,
    },
    models,
  });
  const title = isJinx ? 'Share your swarm jinx' : 'Share how it went';

  const textOf = (what: ShareFormat) =>
    what === 'replay' ? (replayUrl ?? '') : what === 'sentence' ? sentence : text;
  const dataOf = (what: ShareFormat): ShareData | undefined => {
    if (what !== 'picture') return { text: textOf(what) };
    const { file } = picture;
    return file && { files: [new File([file], 'bee-jinx-swarm.png', { type: 'image/png' })] };
  };

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ButtonLabel icon="share">{title}</ButtonLabel>
      </Button>
      <CardModels ref={models} isJinx={isJinx} />
      <ShareDialog
        title={title}
        text={text}
        sentence={sentence}
        replayUrl={replayUrl}
        replayNote="It shows every word, and who at the table said it."
        picture={picture}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        canShare={(what) => canWebShare(dataOf(what), navigator)}
        onShare={async (what) => {
          const data = dataOf(what);
          if (!data) return;
          if (what === 'picture') await webShare(data, navigator);
          else await shareOrCopy(data, textOf(what));
          setOpen(false);
        }}
        onCopy={(what) =>
          what === 'picture'
            ? copyImage(picture.file, navigator.clipboard)
            : copyText(textOf(what), navigator.clipboard)
        }
      />
    </>
  );
}
