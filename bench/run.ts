import { parseArgs } from 'node:util';
import { benchBeeLinks } from './bees-links.ts';
import { benchBeeMind } from './bees-mind.ts';
import { benchBuzzFeed } from './buzz-feed.ts';
import { benchCallCost } from './call-cost.ts';
import { benchDailySubmit } from './daily-submit.ts';
import { benchDanceRounds } from './dance-rounds.ts';
import { benchEvents } from './events.ts';
import { benchExportPause } from './export.ts';
import type { Figure } from './figure.ts';
import { benchFilmStrip } from './film-strip.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchGameNotes } from './game-notes.ts';
import { benchGroupCommit } from './group-commit.ts';
import { benchGrowth } from './growth.ts';
import { benchHiveBoard } from './hive-board.ts';
import { benchIdleStreams } from './idle-streams.ts';
import { benchJudgedPairs } from './judged-pairs.ts';
import { benchPageSpeed } from './page-speed.ts';
import { writeReport } from './report.ts';
import { benchStartUp } from './start-up.ts';
import { benchSwarmSeals } from './swarm-seals.ts';
import { benchSwarmSkew } from './swarm-skew.ts';

const { values: options, positionals: requestedNames } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'boolean', default: false },
    /** Scales the `growth` bench: 0.01 for a hundredth. */
    size: { type: 'string', default: '1' },
    /** The folder of another build of the web app, for `film-strip`. */
    build: { type: 'string' },
  },
});
const size = Number(options.size);
if (!(size > 0)) throw new Error('--size= takes a number above 0, such as 0.01.');

/** npm run bench [-- name … --report --size=0.01]: measures every figure that we claim, on this machine. */
const benches: Record<string, () => Promise<Figure[]>> = {
  'start-up': benchStartUp,
  'first-load': benchFirstLoad,
  'page-speed': benchPageSpeed,
  'film-strip': () => benchFilmStrip(options.build),
  'group-commit': benchGroupCommit,
  'call-cost': benchCallCost,
  'daily-submit': benchDailySubmit,
  'bees-mind': benchBeeMind,
  'bees-links': benchBeeLinks,
  'game-notes': benchGameNotes,
  'judged-pairs': benchJudgedPairs,
  'dance-rounds': benchDanceRounds,
  'swarm-seals': benchSwarmSeals,
  'swarm-skew': benchSwarmSkew,
  'idle-streams': benchIdleStreams,
  'hive-board': benchHiveBoard,
  'buzz-feed': benchBuzzFeed,
  export: benchExportPause,
  events: benchEvents,
  growth: () => benchGrowth(size),
};

const unknown = requestedNames.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}

const ran = new Map<string, Figure[]>();
for (const [name, bench] of Object.entries(benches)) {
  if (requestedNames.length > 0 && !requestedNames.includes(name)) continue;
  console.log(`\n${name}`);
  const figures = await bench();
  for (const { what, value, aim } of figures) {
    console.log(`  ${what.padEnd(58)} ${value.padStart(14)}${aim ? `   aim ${aim}` : ''}`);
  }
  ran.set(name, figures);
  if (options.report) writeReport(ran, Object.keys(benches));
}
