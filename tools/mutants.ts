import { parseArgs } from 'node:util';
import { type Area, areas } from './mutants/areas.ts';
import { isEquivalent } from './mutants/equivalent.ts';
import { findRelatedTests } from './mutants/related-tests.ts';
import { runMutants } from './mutants/run-mutants.ts';
import { drawSample } from './mutants/sample.ts';
import { formatTable, readScores, saveScores, scoreFiles } from './mutants/scores.ts';
import { isNoticedAlone } from './mutants/try-alone.ts';

/**
 * npm run mutants -- game [parts of paths] [--minutes 3] [--sample 300] [--seed 1]
 * [--test-ms 400] [--alone]: changes the code in small ways and
 * tells which changes no test notices. Without an area: the table of all scores so far.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    /** So many mutants, drawn at random; all if left out. */
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    /** A slower test isn't repeated. More where the machine is quiet and time is no matter. */
    'test-ms': { type: 'string' },
    /** What lived is tried once more, each alone with all tests of the area. */
    alone: { type: 'boolean', default: false },
  },
});
const [areaName, ...parts] = positionals;
const area = areas.find(({ name }) => name === areaName);

const start = Date.now();
const testServer = 'packages/server/src/testing/test-server.ts';

if (area) {
  const sources = area.sources.filter(
    (path) => parts.length === 0 || parts.some((part) => path.includes(part)),
  );
  for (const together of area.isRunByFile ? sources.map((path) => [path]) : [sources])
    await tryMutants(area, together);
} else {
  console.log(formatTable(areas, readScores()));
  if (areaName) console.log(`No area is called ${areaName}: ${areas.map(({ name }) => name)}`);
}

async function tryMutants(area: Area, sources: readonly string[]): Promise<void> {
  const tests = area.hasServer ? area.tests : findRelatedTests(area.tests, sources);
  let tried: number[] = [];
  const { mutants: all, results } = await runMutants({
    sources,
    tests,
    isInOrder: area.isRunByFile,
    group: (made) => {
      const counted = made.filter((mutant) => !isEquivalent(mutant)).map(({ id }) => id);
      tried = drawSample(counted, Number(values.sample), Number(values.seed));
      return [{ name: area.name, ids: tried, isProof: false }];
    },
    limits: {
      deadline: start + Number(values.minutes) * 60_000,
      maxTestMs: Number(values['test-ms'] ?? area.maxTestMs),
    },
    hasQuickHashes: area.hasServer,
    mayReload: (test) => !area.hasServer || findRelatedTests([test], [testServer]).length === 0,
  });
  const mutants = all.filter((mutant) => !isEquivalent(mutant));
  const isTried = new Set(tried);
  const killed = new Set(results.kills.map(({ id }) => id));
  for (const mutant of values.alone ? mutants : []) {
    if (!isTried.has(mutant.id) || killed.has(mutant.id)) continue;
    if (!(await isNoticedAlone(mutant, tests))) continue;
    killed.add(mutant.id);
    results.kills.push({ group: area.name, id: mutant.id, test: 'alone' });
  }
  const reached = new Set(results.reached);
  for (const { id, path, line, before, after } of mutants) {
    if (killed.has(id) || !isTried.has(id)) continue;
    console.log(`${path}:${line} ${reached.has(id) ? '' : '(never reached) '}${before} → ${after}`);
  }
  for (const test of results.failing) console.log(`Fails without a mutant: ${test}`);
  for (const test of results.notRepeated) console.log(`Not repeated: ${test}`);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${killed.size} of ${tried.length} killed in ${seconds} s by ${tests.length} files`);
  if (results.isComplete || values.alone) saveScores(scoreFiles(mutants, isTried, results));
  else console.log('The time was up: not counted.');
}
