import { type WarmthLabel, warmthLabel } from '@bee-jinx/game';

const remarks: Record<WarmthLabel, readonly [string, string]> = {
  Cold: ['Different planets.', 'We have not met.'],
  Cool: ['I see. I think.', 'Bold. Wrong, but bold.'],
  Mild: ['Getting somewhere.', 'Same street, other house.'],
  Warm: ['Close. Annoyingly close.', 'You were reading my mail.'],
  Hot: ['So close it hurts.', 'I nearly said that.'],
  Jinx: ['Jinx.', 'Jinx.'],
};

/** In a steep game the bee doesn't say how near it was. */
const steepRemarks = ['My lips are sealed.', 'Up you go.'] as const;

export const openingRemark = 'Link both in one word. Say the same as me and we win.';

/** The bubble reserves room for the longest of them. */
export const allRemarks: readonly string[] = [
  openingRemark,
  ...Object.values(remarks).flat(),
  ...steepRemarks,
].filter((remark, index, all) => all.indexOf(remark) === index);

/** Alternates, so that the same remark doesn't come twice in a row. */
export function beeRemark({
  round,
  warmth,
}: {
  round: number;
  warmth?: number | undefined;
}): string {
  const pair = warmth === undefined ? steepRemarks : remarks[warmthLabel(warmth)];
  return pair[round % 2 === 0 ? 1 : 0];
}
