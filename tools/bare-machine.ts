import { parseArgs } from 'node:util';
import { BareMachine, type MachineUser } from './bare-machine/bare-machine.ts';
import {
  installAndStart,
  runAllTests,
  testedNodeVersions,
} from './bare-machine/readme-commands.ts';

/**
 * npm run bare-machine [-- --suite trixie] [--arch amd64] [--only start|test|nodes] [--keep]: the README's two commands on a minimal
 * Debian with nothing but git, nodejs and npm, for an ordinary user and for root, and `npm ci && npm start` with other
 * versions of Node.js and npm. Needs root and debootstrap, downloads from Debian and npm, removes everything afterwards.
 */
const { only, ...machineOptions } = parseArgs({
  options: {
    suite: { type: 'string', default: 'bookworm' },
    arch: { type: 'string', default: process.arch === 'x64' ? 'amd64' : process.arch },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
}).values;
const users: MachineUser[] = ['player', 'root'];
const wants = (part: string) => only === undefined || only === part;

const machine = await BareMachine.make(machineOptions);
let failures = 0;
for (const user of users) {
  if (wants('start'))
    await attempt(`npm ci && npm start as ${user}`, () => installAndStart(machine, user));
  if (wants('test'))
    await attempt(`npm ci && npm test as ${user}`, () => runAllTests(machine, user));
}
if (wants('nodes')) {
  for (const versions of testedNodeVersions) {
    const name = `npm ci && npm start with Node.js ${versions.node} and npm ${versions.npm}`;
    await attempt(name, () => installAndStart(machine, 'player', versions));
  }
}
machine.remove();
console.log(failures === 0 ? 'All of it works.' : `${failures} failed.`);
process.exit(failures === 0 ? 0 : 1);

async function attempt(name: string, work: () => Promise<string>): Promise<void> {
  try {
    console.log(`✓ ${name}: ${await work()}`);
  } catch (error) {
    failures += 1;
    console.log(`✗ ${name}\n${(error as Error).message}\n`);
  }
}
