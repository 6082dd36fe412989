import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import { readMachineInfo } from './machine-info.ts';

const file = fileURLToPath(new URL('../docs/figures.md', import.meta.url));

/** Replaces the sections of these benches in docs/figures.md; the other sections stay. */
export function writeReport(ran: ReadonlyMap<string, Figure[]>, order: readonly string[]): void {
  const sections = new Map([...sectionsIn(readReport()), ...[...ran].map(toSection)]);
  const known = order.filter((name) => sections.has(name));
  const body = known.map((name) => `## ${name}\n\n${sections.get(name)}`).join('\n\n');
  writeFileSync(file, `${head}\n${body}\n`);
}

const head = `# Figures

Every speed and size that we claim, with what we aim at, written by \`npm run bench -- --report\`. Machines are shared and noisy:
what counts is the ratio of two figures of the same run. Under load: [\`performance.md\`](performance.md).
`;

function toSection([name, figures]: [string, Figure[]]): [string, string] {
  const rows = figures.map(({ what, value, aim = '' }) => `| ${what} | ${value} | ${aim} |`);
  const reasons = figures.flatMap(({ what, because }) =>
    because ? ['', `*${what}:* ${because}`] : [],
  );
  const table = ['| | here | aim |', '|---|--:|--:|', ...rows];
  return [name, [describeMachine(), '', ...table, ...reasons].join('\n')];
}

function describeMachine(): string {
  const { date, cores, memoryBytes, node, load } = readMachineInfo();
  const memory = Math.round(memoryBytes / 2 ** 30);
  return `${date}, ${cores} cores, ${memory} GiB, Node ${node}; load ${load.toFixed(1)} at the end.`;
}

/** The sections of the file by their heading. */
function sectionsIn(text: string): [string, string][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    });
}

function readReport(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
