export type Point = { x: number; y: number };

export const maxGaze = 3;

const farPx = 160;

export function gazeAt(eye: Point, target: Point): Point {
  const x = target.x - eye.x;
  const y = target.y - eye.y;
  const distance = Math.hypot(x, y);
  if (distance === 0) return { x: 0, y: 0 };
  const reach = (maxGaze * Math.min(1, distance / farPx)) / distance;
  return { x: round(x * reach), y: round(y * reach) };
}

type Field = {
  box: { left: number; top: number; width: number; height: number };
  padding: number;
  fontSize: number;
  centred: boolean;
  length: number;
  caret: number;
};

const emsPerLetter = 0.52;

/** Estimated without measuring layout. */
export function estimateCaret({ box, padding, fontSize, centred, length, caret }: Field): Point {
  const room = Math.max(0, box.width - 2 * padding);
  const text = Math.min(room, length * fontSize * emsPerLetter);
  const start = box.left + padding + (centred ? (room - text) / 2 : 0);
  const share = length === 0 ? 0 : caret / length;
  return { x: start + text * share, y: box.top + box.height / 2 };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
