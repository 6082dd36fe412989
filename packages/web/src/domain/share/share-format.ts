export type ShareFormat = 'text' | 'sentence' | 'picture' | 'replay';

export interface Shareable {
  text: string;
  /** For screen readers. */
  sentence: string;
  replayUrl?: string | undefined;
  /** What those who open it will see. */
  replayNote?: string | undefined;
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

export function isFormatReady(what: ShareFormat, { picture }: Shareable): boolean {
  return what !== 'picture' || (picture?.url !== undefined && !picture.isBusy);
}
