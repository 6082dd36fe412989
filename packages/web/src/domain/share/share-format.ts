/** The four ways to tell of a game. */
export type ShareFormat = 'text' | 'sentence' | 'picture' | 'replay';

/** What there is to share of a game; a picture or a link may not be on offer. */
export interface Shareable {
  /** One hexagon per round, without spoilers. */
  text: string;
  /** The same for those who listen. */
  sentence: string;
  replayUrl?: string | undefined;
  /** Drawn in the browser: it takes a moment, and it can fail. */
  picture?: { url: string | undefined; isBusy: boolean } | undefined;
}

export function availableFormats({ replayUrl, picture }: Shareable): ShareFormat[] {
  return [
    'text',
    'sentence',
    ...(picture ? (['picture'] as const) : []),
    ...(replayUrl === undefined ? [] : (['replay'] as const)),
  ];
}

/** Whether it can be taken along now. */
export function isFormatReady(what: ShareFormat, { picture }: Shareable): boolean {
  return what !== 'picture' || (picture?.url !== undefined && !picture.isBusy);
}
