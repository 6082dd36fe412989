import { faults } from '../trials/faults/faults.ts';
import { isGood, lineOf } from '../trials/faults/verdict.ts';
import { installMissing } from './services/install.ts';

/** npm run faults [-- --short | --times=10] [-- words of a name]: bad days by the hundred, and what they cost. */
const args = process.argv.slice(2);
const isShort = args.includes('--short');
const asked = Number(args.find((word) => word.startsWith('--times='))?.slice('--times='.length));
const wanted = args.filter((word) => !word.startsWith('--')).join(' ');
const chosen = faults.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`No such fault. There are:\n${faults.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(1);
}
await installMissing(['PostgreSQL', 'Redis', 'HAProxy']);
let isAllGood = true;
for (const { name, times, lacks, run } of chosen) {
  const reason = lacks?.();
  if (reason !== undefined) {
    console.log(`${name.padEnd(48)} left out: ${reason}`);
    continue;
  }
  const verdict = await run(asked || (isShort ? times.short : times.long));
  console.log(lineOf(name, verdict));
  isAllGood &&= isGood(verdict);
}
process.exit(isAllGood ? 0 : 1);
