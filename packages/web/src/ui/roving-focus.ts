type Axis = 'horizontal' | 'vertical';

const forward: Record<Axis, string> = { horizontal: 'ArrowRight', vertical: 'ArrowDown' };
const back: Record<Axis, string> = { horizontal: 'ArrowLeft', vertical: 'ArrowUp' };

interface Row {
  axis: Axis;
  open: readonly boolean[];
  /** -1 when none has the focus. */
  at: number;
}

/** Undefined for keys without a meaning here. */
export function nextRovingIndex(key: string, { axis, open, at }: Row): number | undefined {
  const members = open.flatMap((isOpen, index) => (isOpen ? [index] : []));
  const first = members[0];
  const last = members.at(-1);
  if (key === 'Home') return first;
  if (key === 'End') return last;
  if (key === forward[axis]) return members.find((index) => index > at) ?? first;
  if (key === back[axis]) return members.findLast((index) => index < at) ?? last;
  return undefined;
}
