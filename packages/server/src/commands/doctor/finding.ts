/** One thing that was looked at. What isn't well says what to do. */
export type Finding =
  | { level: 'well'; text: string }
  | { level: 'warning' | 'fault'; text: string; todo: string };

export const well = (text: string): Finding => ({ level: 'well', text });
export const warning = (text: string, todo: string): Finding => ({ level: 'warning', text, todo });
export const fault = (text: string, todo: string): Finding => ({ level: 'fault', text, todo });

const marks = { well: '✓', warning: '!', fault: '✗' };

export function formatFinding(finding: Finding): string {
  const line = `${marks[finding.level]} ${finding.text}`;
  return finding.level === 'well' ? line : `${line}\n    ${finding.todo}`;
}

export const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** How far two clocks are apart before games, sessions and certificates suffer. */
const clockToleranceMs = 2000;

/** Compares the clock of this machine with another one, whose answer took so long to come. */
export function checkClock(
  name: string,
  theirs: number,
  ours: number,
  roundTripMs: number,
): Finding[] {
  const apart = Math.abs(theirs - ours);
  if (apart <= clockToleranceMs + roundTripMs) return [];
  const seconds = Math.round(apart / 1000);
  const [which] = ours > theirs ? ['ahead of'] : ['behind'];
  return [
    fault(
      `The clock of this machine is ${seconds} s ${which} ${name}.`,
      'Set both by the network (apt install systemd-timesyncd, or chrony): puzzles change by the clock, and sessions end by it.',
    ),
  ];
}
