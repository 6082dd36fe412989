import { parseArgs } from 'node:util';
import { installMissingServices } from '../tools/services/install-services.ts';
import { startLoadTarget } from './load/load-target.ts';
import { chooseTargets } from './load/options.ts';
import { memoryGrowth, refusedShare, runSoak } from './load/soak.ts';

/** npm run soak [-- --minutes 60] [--only sqlite]: steady load; fails if a call fails, many are refused, or memory keeps growing. */
const { minutes, only } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, only: { type: 'string' } },
}).values;
const maxMemoryGrowth = 0.1;
const maxRefusedShare = 0.01;
const targets = chooseTargets(only);
if (!(Number(minutes) >= 4)) {
  console.error('Memory is compared by quarters: --minutes takes 4 or more.');
  process.exit(1);
}

const missing = targets.includes('PostgreSQL')
  ? await installMissingServices(['PostgreSQL', 'Redis'])
  : [];
if (missing.length > 0) {
  console.error(`Needed and not installed: ${missing.join(', ')}; or --only sqlite.`);
  process.exit(1);
}
let isGood = true;
for (const name of targets) {
  const target = await startLoadTarget[name]();
  try {
    const result = await runSoak(target, Number(minutes), console.log);
    const failed = result.minutes.reduce((sum, minute) => sum + minute.failed, 0);
    const growth = memoryGrowth(result);
    const refused = refusedShare(result);
    console.log(
      `${target.name}: ${result.minutes.length} minutes, refused ${(refused * 100).toFixed(2)} %, failed ${failed} ${JSON.stringify(result.reasons)}, ${result.misbehavingClients} misbehaving clients, memory ${(growth * 100).toFixed(1)} % more at the end`,
    );
    isGood &&= failed === 0 && refused <= maxRefusedShare && growth <= maxMemoryGrowth;
  } finally {
    await target.stop();
  }
}
process.exit(isGood ? 0 : 1);
