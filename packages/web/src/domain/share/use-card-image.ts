import { type RefObject, useEffect, useState } from 'react';
import { useLook } from '../../theme/look.ts';
import { type CardContent, drawCard } from './card/draw-card.ts';

interface Picture {
  url: string | undefined;
  isBusy: boolean;
  file: Blob | undefined;
}

const loadingPicture: Picture = { url: undefined, isBusy: true, file: undefined };
const failedPicture: Picture = { url: undefined, isBusy: false, file: undefined };

interface CardImageOptions {
  isWanted: boolean;
  /** Drawn again when it changes. */
  card: Omit<CardContent, 'host'>;
  /** Contains the bee and the jar. */
  models: RefObject<HTMLElement | null>;
}

/** Drawn on demand, and again in each look. */
export function useCardImage({ isWanted, card, models }: CardImageOptions): Picture {
  const { theme, skin } = useLook();
  const [picture, setPicture] = useState(loadingPicture);
  const cardKey = JSON.stringify(card);

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
  }, [isWanted, cardKey, theme, skin]);

  function draw(): Promise<Blob> {
    const [bee, jar] = models.current?.querySelectorAll('svg') ?? [];
    if (!bee || !jar) return Promise.reject(new Error('There is nothing to draw from.'));
    for (const animation of models.current?.getAnimations({ subtree: true }) ?? [])
      animation.cancel();
    return drawCard({ ...card, host: location.host }, { bee, jar });
  }

  return picture;
}
