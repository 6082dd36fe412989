/** The feel of pushing something away with a finger. */

/** Faster than this (pixels per millisecond) is a flick, however short. */
const flick = 0.5;
/** A flick has to be meant, though. */
const shortestFlick = 12;
const farEnough = 0.35;
/** Against its direction a thing gives way only a little. */
const stiffness = 0.15;

/** How far the thing follows a finger that has moved by `moved`. */
export function dragOffset(moved: number, towards: 'end' | 'both'): number {
  return towards === 'end' && moved < 0 ? moved * stiffness : moved;
}

interface Swipe {
  /** How far it was pushed, in pixels. */
  moved: number;
  /** How long it is in that direction. */
  length: number;
  /** Pixels per millisecond at the end. */
  speed: number;
  towards: 'end' | 'both';
}

export function isSwipedAway({ moved, length, speed, towards }: Swipe): boolean {
  const way = towards === 'both' ? Math.abs(moved) : moved;
  const pace = towards === 'both' ? speed * Math.sign(moved) : speed;
  if (way < shortestFlick) return false;
  // Who changes their mind pushes it back at the end.
  if (pace < -flick) return false;
  return pace > flick || way > length * farEnough;
}
