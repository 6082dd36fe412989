import { parseArgs } from 'node:util';
import { installMissingServices } from '../tools/services/install-services.ts';
import { loadTargetNames, startLoadTarget } from './load/load-target.ts';
import { memoryGrowth, runSoak } from './load/soak.ts';

/** npm run soak [-- --minutes 60] [--only sqlite]: steady load; fails if a call fails or memory keeps growing. */
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
  (target) => !only || target.toLowerCase() === only.toLowerCase(),
)) {
  const target = await startLoadTarget[name]();
  try {
    const result = await runSoak(target, Number(minutes), console.log);
    const failed = result.minutes.reduce((sum, minute) => sum + minute.failed, 0);
    const growth = memoryGrowth(result);
    console.log(
      `${target.name}: ${result.minutes.length} minutes, failed ${failed} ${JSON.stringify(result.reasons)}, ${result.misbehavingClients} misbehaving clients, memory ${(growth * 100).toFixed(1)} % more at the end`,
    );
    isGood &&= failed === 0 && growth <= maxMemoryGrowth;
  } finally {
    await target.stop();
  }
}
process.exit(isGood ? 0 : 1);
