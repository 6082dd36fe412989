/** "7 warmer than last round." */
export function warmthChangeLabel(before: number, now: number): string {
  if (now === before) return 'As warm as last round';
  return `${Math.abs(now - before)} ${now > before ? 'warmer' : 'colder'} than last round`;
}
