import { expect, test } from 'vitest';
import { createReportCharts } from './charts.ts';
import type { LoopResult, TargetFigures } from './measure.ts';
import { formatReport, noiseRatio } from './report.ts';
import { Tally } from './tally.ts';

function loopOf(acts: number): LoopResult {
  const tally = new Tally();
  for (let ms = 1; ms <= acts; ms += 1) tally.record({ kind: 'a word', outcome: 'done' }, ms);
  return {
    traffic: tally.over(1),
    usage: {
      serverCores: 0.5,
      storesCores: 0.25,
      playersCores: 0.25,
      memoryMb: 200,
      stallMs: 12,
      playersStallMs: 3,
    },
  };
}

function targetFigures(name: string): TargetFigures {
  const { traffic, usage } = loopOf(100);
  const { spread } = traffic;
  return {
    name,
    flatOut: [loopOf(100), loopOf(125)],
    rates: [{ ...loopOf(40), rate: 50 }],
    rush: {
      players: 200,
      seconds: 2,
      peak: 141,
      traffic,
      wholeVisit: spread,
      tenths: [spread],
      usage,
    },
  };
}

const machine = {
  date: '2026-11-15',
  cores: 2,
  processor: 'a processor',
  memoryBytes: 8e9,
  node: 'v26',
  load: 0.2,
};

test('the noise is the factor between two runs of one loop, whichever was faster', () => {
  expect(noiseRatio([loopOf(100), loopOf(125)])).toBe(1.25);
  expect(noiseRatio([loopOf(125), loopOf(100)])).toBe(1.25);
});

test('the report has the noise, every target, every chart and the idle streams', () => {
  const targets = [targetFigures('SQLite'), targetFigures('PostgreSQL and Redis')];
  const idle = { streams: 10_000, kilobytesEach: 14.2, latencies: [4, 5, 6] };
  const text = formatReport({ machine, players: 50, targets, idle });
  expect(text).toContain('a factor of 1.25 (SQLite) and 1.25 (PostgreSQL and Redis)');
  expect(text).toContain(
    '| SQLite | 125 | 63 | 124 | 125 | 0 | 0 | 0.50 | 0.25 | 0.25 | 200 | 12 |',
  );
  expect(text).toContain('10,000 streams that nobody says anything on weigh 14.2 kB each');
  for (const name of Object.keys(createReportCharts(targets))) expect(text).toContain(`/${name})`);
});

test('the report warns when the machine was busy', () => {
  const targets = [targetFigures('SQLite')];
  const warning = 'make it again on a quiet machine';
  expect(formatReport({ machine, players: 50, targets, idle: undefined })).not.toContain(warning);
  const busy = { ...machine, load: 7 };
  expect(formatReport({ machine: busy, players: 50, targets, idle: undefined })).toContain(warning);
});

test('the report leaves out what was not measured', () => {
  const text = formatReport({
    machine,
    players: 50,
    targets: [targetFigures('SQLite')],
    idle: undefined,
  });
  expect(text).not.toContain('PostgreSQL');
  expect(text).not.toContain('Idle');
});
