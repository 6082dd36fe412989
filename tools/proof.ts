import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMutants } from './mutants/run-mutants.ts';
import { runVitest } from './mutants/run-vitest.ts';
import { root } from './process/root.ts';
import { type Claim, toClaim } from './proof/claims.ts';
import { type Fault, plantIn } from './proof/faults.ts';
import { findFailingJourney } from './proof/prove-by-journey.ts';
import { parseSpecificationMap } from './specification/specification-map.ts';

/**
 * npm run proof [-- part of a row's text or of a test's path] [--units | --server | --journeys]
 * [--lines 1-99] [--minutes 3]: whether each row of docs/specification.md names a test that fails when its
 * file is wrong. First the faults that are planted for a row, else mutants of the files that the row names.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    units: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    /** Rows that only journeys prove: half a minute and more for each, as each fault is built. */
    journeys: { type: 'boolean', default: false },
    /** Rows of these lines of the map only, so that it can be proven in pieces. */
    lines: { type: 'string', default: '1-9999' },
    /** Rows for which a fault is planted only. */
    faults: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
  },
});
const [part = ''] = positionals;
const [firstLine = 0, lastLine = 0] = values.lines.split('-').map(Number);
const isSkipped = ({ hasServer }: Claim) =>
  values.units ? hasServer : values.server && !hasServer;
const claims = parseSpecificationMap(readFileSync(join(root, 'docs/specification.md'), 'utf8'))
  .filter(({ line }) => firstLine <= line && line <= lastLine)
  .map(toClaim)
  .filter(({ name, tests }) =>
    [name, ...tests.map(({ path }) => path)].some((text) => text.includes(part)),
  );
const journeys = claims.filter(({ isJourney }) => isJourney);
const tested = values.journeys
  ? journeys
  : claims.filter(
      (claim) =>
        claim.tests.length > 0 && !isSkipped(claim) && (!values.faults || claim.faults.length > 0),
    );
const proven = new Set<string>();

/** Rows whose tests pass as long as no fault is planted; otherwise a failure proves nothing. All before the first fault, as that is built. */
const passing: Claim[] = [];
for (const claim of tested.filter(({ faults }) => faults.length > 0)) {
  const failure = await findFailure(claim);
  if (failure === undefined) passing.push(claim);
  else console.log(`Fails without a fault: ${claim.name}\n        ${failure}`);
}
for (const claim of passing) {
  for (const fault of claim.faults) {
    const failure = await findFailure(claim, fault);
    const change = `${fault.path}: ${fault.find} → ${fault.replace}`;
    if (failure === undefined) console.log(`Not noticed: ${claim.name}\n        ${change}`);
    else prove(claim.name, `${change} fails ${failure}`);
  }
}
const others = tested.filter(({ faults, isJourney }) => faults.length === 0 && !isJourney);
await proveByMutants(others.filter(({ hasServer }) => !hasServer));
await proveByMutants(others.filter(({ hasServer }) => hasServer));

const open = tested.filter(({ name }) => !proven.has(name));
for (const { name } of open) console.log(`OPEN    ${name}`);
console.log(`${proven.size} of ${tested.length} rows proven.`);
if (!values.journeys) console.log(`${journeys.length} more are for --journeys.`);
const elsewhere = claims.filter(({ tests, isJourney }) => tests.length === 0 && !isJourney);
for (const { name } of elsewhere) console.log(`By trials or PostgreSQL, not tried here: ${name}`);
process.exit(open.length === 0 ? 0 : 1);

function prove(name: string, proof: string): void {
  proven.add(name);
  console.log(`proven  ${name}\n        ${proof}`);
}

/** Enough to find one that the test notices, without trying all of a long file. */
function spread(ids: readonly number[], most = 80): number[] {
  const step = Math.max(1, Math.floor(ids.length / most));
  return ids.filter((_id, index) => index % step === 0);
}

function findFailure(claim: Claim, fault?: Fault): Promise<string | undefined> {
  return claim.isJourney ? findFailingJourney(claim, fault) : findFailingTest(claim, fault);
}

async function findFailingTest({ tests }: Claim, fault?: Fault): Promise<string | undefined> {
  const file = fault && join(root, fault.path);
  const text = file && plantIn(readFileSync(file, 'utf8'), fault);
  const modules = await runVitest({
    tests: [...new Set(tests.map((test) => test.path))],
    testNamePattern: tests.map(({ namePattern }) => namePattern).join('|'),
    transform: (_code, id) => (id === file ? text : undefined),
  });
  return modules.find((module) => module.state() === 'failed')?.moduleId;
}

async function proveByMutants(rows: readonly Claim[]): Promise<void> {
  if (rows.length === 0) return;
  const { mutants, results } = await runMutants({
    sources: [...new Set(rows.flatMap(({ sources }) => sources))],
    tests: [...new Set(rows.flatMap(({ tests }) => tests.map(({ path }) => path)))],
    group: (all) =>
      rows.map(({ name, sources, tests }) => ({
        name,
        tests,
        ids: spread(all.filter(({ path }) => sources.includes(path)).map(({ id }) => id)),
        isProof: true,
      })),
    limits: { deadline: Date.now() + Number(values.minutes) * 60_000, maxTestMs: 5000 },
    mayReload: () => !rows.some(({ hasServer }) => hasServer),
  });
  for (const { group, id, test } of results.kills) {
    const { path, line, before, after } = mutants[id] ?? {};
    prove(group, `${path}:${line} ${before} → ${after} fails ${test}`);
  }
  if (!results.isComplete) console.log('The time was up: rows may be open that are proven.');
  for (const test of results.failing) console.log(`Fails without a mutant: ${test}`);
}
