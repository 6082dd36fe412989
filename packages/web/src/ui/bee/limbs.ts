export type Side = 'l' | 'r';

export type Limb = {
  side: Side;
  d: string;
  end: { x: number; y: number; turn: number };
  at?: 'back' | 'front' | 'top';
  over?: boolean;
};

export const joints = {
  arm: { l: [-31, 11], r: [31, 9] },
  leg: { l: [-12, 72], r: [13, 72] },
  antenna: { l: [-33, -64], r: [33, -64] },
} as const;

type Way = readonly [number, number, number, number, x: number, y: number];

export function arm(side: Side, at: NonNullable<Limb['at']>, way: Way, more: ArmMore = {}): Limb {
  const { from = joints.arm[side], over = false } = more;
  return { side, at, over, d: `M${from}C${way}`, end: { x: way[4], y: way[5], turn: 0 } };
}

type ArmMore = { from?: readonly [number, number]; over?: boolean };

export function leg(
  side: Side,
  bend: readonly [number, number],
  x: number,
  y: number,
  turn: number,
) {
  return curl(side, `M${joints.leg[side]}Q${bend},${x},${y}`, x, y, turn);
}

export function antenna(side: Side, x: number, y: number, lift: number): Limb {
  const [footX, footY] = joints.antenna[side];
  const bendX = footX + 0.62 * (x - footX);
  const bendY = footY - 1.15 * lift;
  const turn = (Math.atan2(y - bendY, x - bendX) * 180) / Math.PI;
  const way = [footX + 0.12 * (x - footX), footY - lift, bendX, bendY, x, y];
  return curl(side, `M${footX},${footY}C${way.map(Math.round)}`, x, y, Math.round(turn));
}

export function curl(side: Side, d: string, x: number, y: number, turn: number): Limb {
  return { side, d, end: { x, y, turn } };
}
