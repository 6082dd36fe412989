import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LatencyPercentiles, percentile } from '../figure.ts';
import type { IdleStreamFigures } from '../idle-streams.ts';
import type { MachineInfo } from '../machine-info.ts';
import { createReportCharts } from './charts.ts';
import type { LoopResult, TargetFigures } from './measure.ts';

interface ReportFigures {
  machine: MachineInfo;
  /** The concurrency of the closed loop. */
  players: number;
  targets: TargetFigures[];
  idle: IdleStreamFigures | undefined;
}

/** Writes performance.md and its charts into the folder. */
export function writeReport(folder: string, figures: ReportFigures): void {
  const pictures = join(folder, 'pictures/performance');
  mkdirSync(pictures, { recursive: true });
  for (const [name, svg] of Object.entries(createReportCharts(figures.targets))) {
    writeFileSync(join(pictures, name), svg);
  }
  const file = join(folder, 'performance.md');
  writeFileSync(file, formatReport(figures));
  console.log(`Written: ${file}`);
}

export function formatReport(figures: ReportFigures): string {
  const { machine, targets, idle } = figures;
  return `${[
    '# Performance',
    `Made by \`npm run load\` on ${machine.date}; run it for figures of your own machine. Here: ${machine.cores} cores (${machine.processor}), ${(machine.memoryBytes / 1e9).toFixed(0)} GB, Node ${machine.node}. Servers, databases and all players share these cores, so the players take from the servers what the tables call players cores; read the figures as ratios within one run, not as what a server of its own would do.`,
    formatNoise(figures),
    'What one call costs, part by part, and the same rounds on other game servers: [call-cost.md](call-cost.md).',
    'Each act is one thing that a player does and waits for: four words to the bee, three looks at the feed, two rounds of a dance (four calls or more, until both have the two words in hand by their live streams) and a batch of ten events, over and over. Every write is on the disk before it is answered.',
    '## Flat out',
    `Closed loop: ${figures.players} at a time, each acting again as soon as they are answered.`,
    table(
      ['', 'acts /s', ...times, 'refused', 'failed', ...costs],
      targets.map(({ name, flatOut }) => {
        const [, { traffic, usage }] = flatOut;
        return [
          name,
          traffic.perSecond.toFixed(0),
          ...spreadCells(traffic.spread),
          `${traffic.refused}`,
          `${traffic.failed}`,
          ...costCells(usage),
        ];
      }),
    ),
    '![Acts per second by kind](pictures/performance/kinds.svg)',
    ...targets.map(kindsTable),
    'Refused are answers by the rules: a word was drawn that had been said before. Failed is any 5xx and any call without an answer (aim: none). A stall is the longest time for which the server served nobody (aim: 50 ms, where nobody else takes its core away).',
    '## At a given rate',
    'Open loop: acts begin when they are due, however long those before them take, and their time counts from when they were due, so a stall is felt by everybody who would have come meanwhile.',
    '![Time until answered over the rate](pictures/performance/rates.svg)',
    table(
      ['', 'asked /s', 'reached /s', ...times, 'failed', ...costs],
      targets.flatMap(({ name, rates }) =>
        rates.map(({ rate, traffic, usage }) => [
          name,
          `${rate}`,
          traffic.perSecond.toFixed(0),
          ...spreadCells(traffic.spread),
          `${traffic.failed}`,
          ...costCells(usage),
        ]),
      ),
    ),
    '## Midnight',
    'Everybody opens the puzzle that nobody has opened yet, and says a first word: most at the beginning, a third of them in the first tenth of the time. A minute is compressed into seconds.',
    '![The first visit over the rush](pictures/performance/midnight.svg)',
    table(
      ['', 'players', 'seconds', 'in the first second', 'calls /s', ...times, 'failed', ...costs],
      targets.map(({ name, rush }) => [
        name,
        `${rush.players}`,
        `${rush.seconds}`,
        `${rush.peak}`,
        rush.traffic.perSecond.toFixed(0),
        ...spreadCells(rush.wholeVisit),
        `${rush.traffic.failed}`,
        ...costCells(rush.usage),
      ]),
    ),
    'The times are of the whole visit, from meaning to open the puzzle until the bee has answered.',
    ...(idle ? idleSection(idle) : []),
  ].join('\n\n')}\n`;
}

/** How far two runs of the same loop differ, as a factor. */
export const noiseRatio = ([firstRun, secondRun]: [LoopResult, LoopResult]): number => {
  const [first, second] = [firstRun.traffic.perSecond, secondRun.traffic.perSecond];
  return Math.max(first, second) / Math.min(first, second);
};

function formatNoise({ machine, targets }: ReportFigures): string {
  const ratios = targets.map(({ name, flatOut }) => `${noiseRatio(flatOut).toFixed(2)} (${name})`);
  const before = `Before it began, ${machine.load.toFixed(1)} other programs wanted the ${machine.cores} cores`;
  const busy =
    machine.load > machine.cores / 2
      ? `${before}, so whatever is slow here may have waited for them: make it again on a quiet machine before you believe it.`
      : `${before}.`;
  return `**Noise**: the same loop twice over differed by a factor of ${ratios.join(' and ')}; differences below that mean nothing. ${busy}`;
}

const times = ['p50 ms', 'p99 ms', 'p99.9 ms'];
const costs = ['server cores', 'stores cores', 'players cores', 'memory MB', 'longest stall ms'];

const spreadCells = ({ p50, p99, p999 }: LatencyPercentiles) => [p50, p99, p999].map(milliseconds);

const costCells = (usage: LoopResult['usage']) => [
  usage.serverCores.toFixed(2),
  usage.storesCores.toFixed(2),
  usage.playersCores.toFixed(2),
  usage.memoryMb.toFixed(0),
  usage.stallMs.toFixed(0),
];

function kindsTable({ name, flatOut: [, { traffic }] }: TargetFigures): string {
  return table(
    [name, '/s', ...times],
    traffic.kinds.map(({ kind, perSecond, spread }) => [
      kind,
      perSecond.toFixed(1),
      ...spreadCells(spread),
    ]),
  );
}

function idleSection({ streams, kilobytesEach, latencies }: IdleStreamFigures): string[] {
  const [p50, p99] = [percentile(latencies, 50), percentile(latencies, 99)].map(milliseconds);
  return [
    '## Idle live streams',
    `${streams.toLocaleString('en')} streams that nobody says anything on weigh ${kilobytesEach.toFixed(1)} kB each in the server's resident memory (aim: 15 kB). A change that is told to twenty of them is answered in ${p50} ms (p50), ${p99} ms (p99).`,
  ];
}

const milliseconds = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));

function table(head: string[], rows: string[][]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
