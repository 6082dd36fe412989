import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { haServices } from '../tools/services/ha/ha-cluster.ts';
import { installMissingServices } from '../tools/services/install-services.ts';
import { faults } from './faults/faults.ts';
import { drawTimeLine } from './faults/machines/draw-time-line.ts';
import { formatVerdict, hasPassed, isOutageWithinLimit } from './faults/verdict.ts';

/**
 * npm run faults [-- --short | --times=10] [part of a name]: injects each fault many times and counts what was lost.
 * With --picture=FILE.svg the last one of them is drawn as a time line, where it has one.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    times: { type: 'string' },
    picture: { type: 'string' },
  },
});
const namePart = positionals.join(' ');
const chosen = faults.filter(({ name }) => name.includes(namePart));
if (chosen.length === 0) {
  console.error(`No such fault. There are:\n${faults.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(1);
}
await installMissingServices(haServices);
let isAllGood = true;
for (const { name, times, lacks, run } of chosen) {
  const reason = lacks?.();
  if (reason !== undefined) {
    console.log(`${name.padEnd(48)} left out: ${reason}`);
    continue;
  }
  const count = Number(options.times) || (options.short ? times.short : times.long);
  if (count === 0) continue;
  const verdict = await run(count);
  console.log(formatVerdict(name, verdict));
  if (!isOutageWithinLimit(verdict)) console.log('  That outage is too long.');
  isAllGood &&= hasPassed(verdict) && isOutageWithinLimit(verdict);
  if (options.picture !== undefined && verdict.course) {
    writeFileSync(options.picture, drawTimeLine(name, verdict.course));
  }
}
process.exit(isAllGood ? 0 : 1);
