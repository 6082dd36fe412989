import { beesLinks } from './bees-links.ts';
import { beesMind } from './bees-mind.ts';

import { buzzFeed } from './buzz-feed.ts';
import { dailySubmit } from './daily-submit.ts';
import { danceRounds } from './dance-rounds.ts';
import { events } from './events.ts';
import { exportPause } from './export.ts';
import type { Figure } from './figure.ts';
import { firstLoad } from './first-load.ts';
import { groupCommit } from './group-commit.ts';
import { growth } from './growth.ts';
import { hiveBoard } from './hive-board.ts';
import { idleStreams } from './idle-streams.ts';
import { pageSpeed } from './page-speed.ts';
import { writeReport } from './report.ts';
import { startUp } from './start-up.ts';

const args = process.argv.slice(2);
/** Of what a bench is large by: --size=0.01 for a hundredth. */
const size = Number(args.find((word) => word.startsWith('--size='))?.slice('--size='.length) ?? 1);
if (!(size > 0)) throw new Error('--size= takes a number above 0, such as 0.01.');

/** npm run bench [-- name … --report]: every figure that we claim, made anew on this machine. */
const benches: Record<string, () => Promise<Figure[]>> = {
  'start-up': startUp,
  'first-load': firstLoad,
  'page-speed': pageSpeed,
  'group-commit': groupCommit,
  'daily-submit': dailySubmit,
  'bees-mind': beesMind,
  'bees-links': beesLinks,
  'dance-rounds': danceRounds,
  'idle-streams': idleStreams,
  'hive-board': hiveBoard,
  'buzz-feed': buzzFeed,
  export: exportPause,
  events,
  growth: () => growth(size),
};

const asked = args.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}

const ran = new Map<string, Figure[]>();
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const figures = await bench();
  for (const { what, value, aim } of figures) {
    console.log(`  ${what.padEnd(58)} ${value.padStart(14)}${aim ? `   aim ${aim}` : ''}`);
  }
  ran.set(name, figures);
  if (args.includes('--report')) writeReport(ran, Object.keys(benches));
}
