import { parseArgs } from 'node:util';
import { placeNames, startPlace } from './load/place.ts';
import { memoryGrowth, soak } from './load/soak.ts';
import { installMissing } from './services/install.ts';

/** npm run soak [-- --minutes 60] [--only sqlite]: hours at 60 % load; fails if a call does, or if memory goes on growing. */
const { minutes, only } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, only: { type: 'string' } },
}).values;
const most = 0.1;
if (!(Number(minutes) >= 4)) {
  console.error('Memory is compared by quarters: --minutes takes 4 or more.');
  process.exit(1);
}

await installMissing(['PostgreSQL', 'Redis']);
let isGood = true;
for (const name of placeNames.filter((one) => !only || one.toLowerCase() === only.toLowerCase())) {
  const place = await startPlace[name]();
  try {
    const result = await soak(place, Number(minutes), console.log);
    const failed = result.minutes.reduce((sum, one) => sum + one.failed, 0);
    const growth = memoryGrowth(result);
    console.log(
      `${place.name}: ${result.minutes.length} minutes, failed ${failed} ${JSON.stringify(result.reasons)}, ${result.difficultClients} difficult clients, memory ${(growth * 100).toFixed(1)} % more at the end`,
    );
    isGood &&= failed === 0 && growth <= most;
  } finally {
    await place.stop();
  }
}
process.exit(isGood ? 0 : 1);
