import type { TimedCall } from './ledger.ts';

/** How often a fault was injected, how often the game went on, and what was lost. */
export interface Verdict {
  tried: number;
  survived: number;
  lost: number;
  doubled: number;
  leaked: number;
  /** The longest time without an acknowledged word, where that was measured. */
  outageMs?: number;
  /** More in words. */
  remark?: string;
  /** Of faults that are drawn as a time line: the words that were sent, and when the fault struck. */
  course?: { calls: readonly TimedCall[]; faultsAt: readonly number[] };
}

export interface Fault {
  name: string;
  /** How often it is injected in the short and in the long form. */
  times: { short: number; long: number };
  /** Why it can't be injected on this machine, if so. */
  lacks?(): string | undefined;
  run(times: number): Promise<Verdict>;
}

/** From the loss of a primary until words are acknowledged again. Only for a machine that does nothing else. */
const maxOutageMs = 20_000;

export const isOutageWithinLimit = ({ outageMs = 0 }: Verdict): boolean => outageMs <= maxOutageMs;

export function hasPassed(verdict: Verdict): boolean {
  const { tried, survived, lost, doubled, leaked } = verdict;
  return tried > 0 && survived === tried && lost + doubled + leaked === 0;
}

export function formatVerdict(name: string, verdict: Verdict): string {
  const { tried, survived, lost, doubled, leaked, remark } = verdict;
  const figures = `tried ${tried}, survived ${survived}, lost ${lost}, doubled ${doubled}, leaked ${leaked}`;
  return `${name.padEnd(48)} ${figures}${remark ? ` (${remark})` : ''}`;
}
