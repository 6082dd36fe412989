import { measureIdleStreams } from '../bench/idle-streams.ts';
import { startLoadTarget } from './load/load-target.ts';
import { countFailures, measureTarget, type TargetFigures } from './load/measure.ts';
import { readOptions } from './load/options.ts';
import { readMachineInfo } from './load/report/machine-info.ts';
import { writeReport } from './load/report/write-report.ts';
import { installMissingServices } from './services/install-services.ts';

/** npm run load [-- --short …]: a crowd on servers of our own, and what it is like for them; see tools/load/README.md. */
const options = readOptions(process.argv.slice(2));
const before = readMachineInfo();
const missing = await installMissingServices(['PostgreSQL', 'Redis']);
const places: TargetFigures[] = [];
for (const name of options.places) {
  if (name === 'PostgreSQL' && missing.length > 0) {
    console.log(`PostgreSQL is left out, not installed: ${missing.join(', ')}.`);
    continue;
  }
  const place = await startLoadTarget[name](options.profile);
  try {
    places.push(await measureTarget(place, options, console.log));
  } finally {
    await place.stop();
  }
}
const idle = options.streams
  ? await measureIdleStreams(options.streams, options.streamsSettleMs)
  : undefined;
if (idle) console.log(`${idle.streams} idle streams: ${idle.kilobytesEach.toFixed(1)} kB each`);
if (options.out)
  writeReport(options.out, { machine: before, players: options.players, places, idle });

const failures = places.reduce((sum, figures) => sum + countFailures(figures), 0);
if (failures > 0) console.error(`${failures} calls failed.`);
process.exit(failures > 0 ? 1 : 0);
