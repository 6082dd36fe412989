import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

const file = fileURLToPath(new URL('../docs/figures.md', import.meta.url));

/** Puts the figures of these benches into docs/figures.md; what other benches said there stays. */
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
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  const others = (loadavg()[0] ?? 0).toFixed(1);
  return `${day}, ${cpus().length} cores, ${memory} GiB, Node ${process.version}; load ${others} at the end.`;
}

/** By name, as they stand in the file. */
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
