const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** 93,784 seconds are "1 d 2 h". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const first = units.findIndex(([, length]) => whole >= length);
  if (first === -1) return '0 s';
  const parts = units.slice(first, first + 2).map(([unit, length], index) => {
    const above = units[first + index - 1]?.[1];
    const count = Math.floor((above && index > 0 ? whole % above : whole) / length);
    return count > 0 || index === 0 ? `${count} ${unit}` : '';
  });
  return parts.filter(Boolean).join(' ');
}
