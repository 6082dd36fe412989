/** Faster than this (pixels per millisecond) is a flick, however short. */
const flick = 0.5;
const shortestFlick = 12;
const farEnough = 0.35;
/** Resistance against the direction. */
const stiffness = 0.15;

export function dragOffset(moved: number, towards: 'end' | 'both'): number {
  return towards === 'end' && moved < 0 ? moved * stiffness : moved;
}

interface Swipe {
  moved: number;
  length: number;
  /** Pixels per millisecond at the end. */
  speed: number;
  towards: 'end' | 'both';
}

export function isSwipedAway({ moved, length, speed, towards }: Swipe): boolean {
  const way = towards === 'both' ? Math.abs(moved) : moved;
  const pace = towards === 'both' ? speed * Math.sign(moved) : speed;
  if (way < shortestFlick) return false;
  // A push back at the end cancels it.
  if (pace < -flick) return false;
  return pace > flick || way > length * farEnough;
}
