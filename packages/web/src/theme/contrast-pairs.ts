export interface ContrastPair {
  front: string;
  back: string;
  /** 4.5 for text, 3 for large text and for edges that show a control or its state. */
  least: number;
}

const texts = [
  'ink on paper',
  'ink on paper-soft',
  'ink on paper-strong',
  'ink on honey-soft',
  'ink-soft on paper',
  'ink-soft on paper-soft',
  'ink-soft on paper-strong',
  'honey-strong on paper',
  'petal-strong on paper',
  'sting-strong on paper',
  'leaf-strong on paper',
  'sting-strong on sting-soft',
  'leaf-strong on leaf-soft',
  'petal-strong on petal-soft',
  'sky-strong on sky',
  'on-honey on honey',
  'on-stage on stage',
  'on-stage-soft on stage',
  'on-card on card',
  'on-field on field',
  'field-hint on field',
  'on-envelope on envelope',
  'on-cta on cta',
  'on-guest on guest',
  'on-warm on warm-0',
  'on-warm on warm-1',
  'on-warm on warm-2',
  'on-warm on warm-3',
  'on-warm on warm-4',
  'qr-ink on qr-ground',
  'on-face-1 on face-1',
  'on-face-2 on face-2',
  'on-face-3 on face-3',
  'on-face-4 on face-4',
  'on-face-5 on face-5',
  'on-face-6 on face-6',
];

const edges = [
  'btn-line on paper',
  'field-line on field',
  'comb-strong on paper',
  'comb-strong on paper-soft',
  'sting on paper',
  'leaf on paper',
  'petal on paper',
  'focus on paper',
  'focus on paper-soft',
  'focus on stage',
  'cta on stage',
  'warm-edge on warm-back',
  'envelope-line on envelope',
  'wax-ink on wax',
];

export const contrastPairs: readonly ContrastPair[] = [
  ...texts.map((pair) => parsePair(pair, 4.5)),
  ...edges.map((pair) => parsePair(pair, 3)),
];

function parsePair(pair: string, least: number): ContrastPair {
  const [front = '', back = ''] = pair.split(' on ');
  return { front, back, least };
}
