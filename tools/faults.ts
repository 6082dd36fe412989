import { faults } from '../trials/faults/faults.ts';
import { formatVerdict, hasPassed } from '../trials/faults/verdict.ts';
import { installMissingServices } from './services/install-services.ts';

/** npm run faults [-- --short | --times=10] [-- words of a name]: bad days by the hundred, and what they cost. */
const args = process.argv.slice(2);
const isShort = args.includes('--short');
const requestedTimes = Number(
  args.find((word) => word.startsWith('--times='))?.slice('--times='.length),
);
const wanted = args.filter((word) => !word.startsWith('--')).join(' ');
const chosen = faults.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`No such fault. There are:\n${faults.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(1);
}
await installMissingServices(['PostgreSQL', 'Redis', 'HAProxy']);
let isAllGood = true;
for (const { name, times, lacks, run } of chosen) {
  const reason = lacks?.();
  if (reason !== undefined) {
    console.log(`${name.padEnd(48)} left out: ${reason}`);
    continue;
  }
  const verdict = await run(requestedTimes || (isShort ? times.short : times.long));
  console.log(formatVerdict(name, verdict));
  isAllGood &&= hasPassed(verdict);
}
process.exit(isAllGood ? 0 : 1);
