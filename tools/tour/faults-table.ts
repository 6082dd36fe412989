import type { Screenshot } from './capture.ts';
import { lookName, type View } from './views.ts';

interface Row {
  step: string;
  fault: string;
  where: string;
}

/** One row for each fault of a step, however many of its pictures show it. */
export function faultRows(screenshots: Screenshot[]): Row[] {
  const found = new Map<string, { step: string; fault: string; views: View[] }>();
  for (const { step, view, faults } of screenshots) {
    for (const fault of new Set(faults)) {
      const key = `${step.name}\n${fault}`;
      const row = found.get(key) ?? { step: step.name, fault, views: [] };
      row.views.push(view);
      found.set(key, row);
    }
  }
  return [...found.values()].map(({ step, fault, views }) => ({
    step,
    fault,
    where: formatViews(views),
  }));
}

/** By look, as "light 320 390, dark 320". */
function formatViews(views: View[]): string {
  const byLook = Map.groupBy(views, lookName);
  return [...byLook]
    .map(([look, seen]) => `${look} ${seen.map(({ width }) => width).join(' ')}`)
    .join(', ');
}

export function printFaults(rows: Row[]): void {
  const column = (of: 'step' | 'where') => Math.max(...rows.map((row) => row[of].length)) + 2;
  const rule = '─'.repeat(72);
  console.log(rule);
  for (const { step, where, fault } of rows) {
    console.log(`${step.padEnd(column('step'))}${where.padEnd(column('where'))}${fault}`);
  }
  console.log(rule);
}
