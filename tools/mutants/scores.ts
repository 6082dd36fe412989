import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process/root.ts';
import type { Area } from './areas.ts';
import type { Mutant } from './mutate.ts';
import type { Results } from './plan.ts';

/** What the last run found out about a source file. */
interface FileScore {
  mutants: number;
  /** Fewer than there are where a sample was drawn. */
  tried: number;
  killed: number;
  /** Left alone by every test. */
  unreached: number;
}

type Scores = Record<string, FileScore>;

const file = join(root, 'node_modules/.cache/mutants.json');

export const readScores = (): Scores =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Scores) : {};

/** Scores of other files stay, so that an area can be run in pieces. */
export function saveScores(scores: Scores): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readScores(), ...scores }));
}

export function scoreFiles(
  mutants: readonly Mutant[],
  tried: ReadonlySet<number>,
  { kills, reached }: Results,
): Scores {
  const killed = new Set(kills.map(({ id }) => id));
  const passed = new Set(reached);
  const scores: Scores = {};
  for (const { path, id } of mutants) {
    scores[path] ??= { mutants: 0, tried: 0, killed: 0, unreached: 0 };
    const score = scores[path];
    score.mutants += 1;
    if (!tried.has(id)) continue;
    score.tried += 1;
    if (killed.has(id)) score.killed += 1;
    else if (!passed.has(id)) score.unreached += 1;
  }
  return scores;
}

interface Estimate {
  mutants: number;
  tried: number;
  unreached: number;
  /** How many would be killed if all were tried, and the variance of that. */
  killed: number;
  variance: number;
}

const nothing: Estimate = { mutants: 0, tried: 0, unreached: 0, killed: 0, variance: 0 };

/** Files that were tried whole count as they are; the others are one population from which a sample was drawn. */
export function estimate(scores: readonly FileScore[]): Estimate {
  const whole = sumOf(scores.filter(({ mutants, tried }) => mutants === tried));
  const sampled = sumOf(scores.filter(({ mutants, tried }) => mutants !== tried));
  const share = sampled.tried === 0 ? 0 : sampled.killed / sampled.tried;
  const isLeftOut = sampled.mutants === 0 ? 0 : 1 - sampled.tried / sampled.mutants;
  return {
    mutants: whole.mutants + sampled.mutants,
    tried: whole.tried + sampled.tried,
    unreached: whole.unreached + sampled.unreached,
    killed: whole.killed + share * sampled.mutants,
    variance: (sampled.mutants ** 2 * share * (1 - share) * isLeftOut) / Math.max(1, sampled.tried),
  };
}

/** One row per area that was run at least in part, and one for all features of the server. */
export function formatTable(areas: readonly Area[], scores: Scores): string {
  const rows = areas.flatMap(({ name, sources, aim }) => {
    const known = sources.flatMap((path) => scores[path] ?? []);
    const files = `${known.length} of ${sources.length}`;
    return known.length === 0 ? [] : [{ name, files, aim, found: estimate(known) }];
  });
  const server = rows.filter(({ name }) => name.startsWith('server/'));
  if (server.length > 1) {
    const found = server.map((row) => row.found).reduce(add, nothing);
    rows.push({ name: 'server', files: `${server.length} features`, aim: 80, found });
  }
  const head =
    '| Area | Files run | Mutants | Tried | Never reached | Score | Of those reached | Aim |';
  return [head, '|---|---|---|---|---|---|---|---|', ...rows.map(formatRow)].join('\n');
}

interface Row {
  name: string;
  files: string;
  aim: number;
  found: Estimate;
}

function formatRow({ name, files, aim, found }: Row): string {
  const { mutants, tried, unreached, killed } = found;
  const reached = (mutants * (tried - unreached)) / Math.max(1, tried);
  const ofReached = `${Math.round((100 * killed) / Math.max(1, reached))} %`;
  const cells = [name, files, mutants, tried, unreached, formatScore(found), ofReached, `${aim} %`];
  return `| ${cells.join(' | ')} |`;
}

/** With the margin in which 95 of 100 samples would find the score. */
function formatScore({ mutants, killed, variance }: Estimate): string {
  const percent = (part: number) => Math.round((100 * part) / Math.max(1, mutants));
  const margin = percent(1.96 * Math.sqrt(variance));
  return variance === 0 ? `${percent(killed)} %` : `${percent(killed)} % ± ${margin}`;
}

function add(a: Estimate, b: Estimate): Estimate {
  return {
    mutants: a.mutants + b.mutants,
    tried: a.tried + b.tried,
    unreached: a.unreached + b.unreached,
    killed: a.killed + b.killed,
    variance: a.variance + b.variance,
  };
}

const sumOf = (scores: readonly FileScore[]) => ({
  mutants: sum(scores, 'mutants'),
  tried: sum(scores, 'tried'),
  killed: sum(scores, 'killed'),
  unreached: sum(scores, 'unreached'),
});
const sum = (scores: readonly FileScore[], field: keyof FileScore) =>
  scores.reduce((total, score) => total + score[field], 0);
