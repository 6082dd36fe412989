import { type RefObject, useEffect, useState } from 'react';
import { useLook } from '../../theme/look.ts';
import { drawCard } from './card/draw-card.ts';
import type { ShareContent } from './share-content.ts';

interface Picture {
  url: string | undefined;
  isBusy: boolean;
  file: Blob | undefined;
}

const loadingPicture: Picture = { url: undefined, isBusy: true, file: undefined };
const failedPicture: Picture = { url: undefined, isBusy: false, file: undefined };

interface CardImageOptions {
  isWanted: boolean;
  content: ShareContent;
  hintsUsed: number;
  /** Contains the bee and the jar. */
  models: RefObject<HTMLElement | null>;
}

/** Drawn on demand, and again in each look. */
export function useCardImage({ isWanted, content, hintsUsed, models }: CardImageOptions): Picture {
  const { theme, skin } = useLook();
  const [picture, setPicture] = useState(loadingPicture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and skin change the styles that the drawing reads.
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let url: string | undefined;
    setPicture(loadingPicture);
    draw().then(
      (file) => {
        if (isOver) return;
        url = URL.createObjectURL(file);
        setPicture({ url, isBusy: false, file });
      },
      (error: unknown) => {
        if (isOver) return;
        reportError(error);
        setPicture(failedPicture);
      },
    );
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [isWanted, content.text, theme, skin]);

  function draw(): Promise<Blob> {
    const [bee, jar] = models.current?.querySelectorAll('svg') ?? [];
    if (!bee || !jar) return Promise.reject(new Error('There is nothing to draw from.'));
    for (const animation of models.current?.getAnimations({ subtree: true }) ?? [])
      animation.cancel();
    return drawCard({ ...content.shared, hintsUsed, host: location.host }, { bee, jar });
  }

  return picture;
}
