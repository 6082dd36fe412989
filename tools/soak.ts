import { parseArgs } from 'node:util';
import { loadTargetNames, startLoadTarget } from './load/load-target.ts';
import { memoryGrowth, runSoak } from './load/soak.ts';
import { installMissingServices } from './services/install-services.ts';

/** npm run soak [-- --minutes 60] [--only sqlite]: hours at 60 % load; fails if a call does, or if memory goes on growing. */
const { minutes, only } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, only: { type: 'string' } },
}).values;
const maxMemoryGrowth = 0.1;
if (!(Number(minutes) >= 4)) {
  console.error('Memory is compared by quarters: --minutes takes 4 or more.');
  process.exit(1);
}

await installMissingServices(['PostgreSQL', 'Redis']);
let isGood = true;
for (const name of loadTargetNames.filter(
  (one) => !only || one.toLowerCase() === only.toLowerCase(),
)) {
  const place = await startLoadTarget[name]();
  try {
    const result = await runSoak(place, Number(minutes), console.log);
    const failed = result.minutes.reduce((sum, one) => sum + one.failed, 0);
    const growth = memoryGrowth(result);
    console.log(
      `${place.name}: ${result.minutes.length} minutes, failed ${failed} ${JSON.stringify(result.reasons)}, ${result.difficultClients} difficult clients, memory ${(growth * 100).toFixed(1)} % more at the end`,
    );
    isGood &&= failed === 0 && growth <= maxMemoryGrowth;
  } finally {
    await place.stop();
  }
}
process.exit(isGood ? 0 : 1);
