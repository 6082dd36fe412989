import { installMissingServices } from '../tools/services/install-services.ts';
import { measureIdleStreams } from './idle-streams.ts';
import { startLoadTarget } from './load/load-target.ts';
import { countFailures, measureTarget, type TargetFigures } from './load/measure.ts';
import { readOptions, reportFolder } from './load/options.ts';
import { writeReport } from './load/report.ts';
import { readMachineInfo } from './machine-info.ts';

/** npm run load [-- --short …]: throughput and latency under load; see bench/load/README.md. */
const options = readOptions(process.argv.slice(2));
const machine = readMachineInfo();
const missing = await installMissingServices(['PostgreSQL', 'Redis']);
const targets: TargetFigures[] = [];
for (const name of options.targets) {
  if (name === 'PostgreSQL' && missing.length > 0) {
    console.log(`PostgreSQL is left out, not installed: ${missing.join(', ')}.`);
    continue;
  }
  const target = await startLoadTarget[name](options.profile);
  try {
    targets.push(await measureTarget(target, options, console.log));
  } finally {
    await target.stop();
  }
}
const idle = options.streams
  ? await measureIdleStreams(options.streams, options.streamsSettleMs)
  : undefined;
if (idle) console.log(`${idle.streams} idle streams: ${idle.kilobytesEach.toFixed(1)} kB each`);
const folder = reportFolder(options, targets.length);
if (folder) writeReport(folder, { machine, players: options.players, targets, idle });

const failures = targets.reduce((sum, figures) => sum + countFailures(figures), 0);
if (failures > 0) console.error(`${failures} calls failed.`);
process.exit(failures > 0 ? 1 : 0);
