/** What came of a fault: how often it was made, how often the game lived on, and what it cost. */
export interface Verdict {
  tried: number;
  survived: number;
  lost: number;
  doubled: number;
  leaked: number;
  /** Said in words, where numbers don't. */
  remark?: string;
}

export interface Fault {
  name: string;
  /** How often it is made in the short form, and in the long one. */
  times: { short: number; long: number };
  /** Why it can't be made on this machine, where that is so. */
  lacks?(): string | undefined;
  run(times: number): Promise<Verdict>;
}

export function hasPassed(verdict: Verdict): boolean {
  const { tried, survived, lost, doubled, leaked } = verdict;
  return tried > 0 && survived === tried && lost + doubled + leaked === 0;
}

export function formatVerdict(name: string, verdict: Verdict): string {
  const { tried, survived, lost, doubled, leaked, remark } = verdict;
  const figures = `tried ${tried}, survived ${survived}, lost ${lost}, doubled ${doubled}, leaked ${leaked}`;
  return `${name.padEnd(48)} ${figures}${remark ? ` (${remark})` : ''}`;
}
