import type { Limb, Side } from './limbs.ts';

type Joint = readonly [x: number, y: number];
type Phase = 'stays' | 'enters' | 'leaves';
/** `turn` in degrees, `reach` as a factor of its length. */
type Moving = { limb: Limb; phase: Phase; turn: number; reach: number };

/**
 * A curve can't be morphed by a transform. So the old limb turns towards the new one as it fades out, while
 * the new one starts from the place of the old one.
 */
export function swapLimbs(
  now: readonly Limb[],
  was: readonly Limb[] | undefined,
  joints: Record<Side, Joint>,
): Moving[] {
  const move = (limbs: readonly Limb[], others: readonly Limb[], phase: Phase) =>
    limbs.map((limb): Moving => {
      const stays = others.some(({ d, at }) => d === limb.d && at === limb.at);
      const counterpart = stays ? limb : others.find(({ side }) => side === limb.side);
      return {
        limb,
        phase: stays ? 'stays' : phase,
        ...wayTo(counterpart ?? limb, limb, joints[limb.side]),
      };
    });
  const leaving = move(was ?? now, now, 'leaves').filter(({ phase }) => phase === 'leaves');
  return [...leaving, ...move(now, was ?? now, 'enters')];
}

/** The shorter rotation. Limbs shrink but never grow. */
function wayTo(target: Limb, limb: Limb, [x, y]: Joint) {
  const angle = ({ end }: Limb) => Math.atan2(end.y - y, end.x - x);
  const length = ({ end }: Limb) => Math.hypot(end.y - y, end.x - x);
  const degrees = ((angle(target) - angle(limb)) * 180) / Math.PI;
  return {
    turn: Math.round(((degrees + 540) % 360) - 180),
    reach: Math.min(1, Math.round((length(target) / length(limb)) * 100) / 100),
  };
}
