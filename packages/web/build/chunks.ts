import type { Rolldown } from 'vite';
import { paintedParts, paintedScreens } from '../src/app/painting/painted-screens.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

export type ChunkName =
  | 'base'
  | 'kit'
  | 'table'
  | 'daily'
  | 'bee'
  | 'later'
  | 'over'
  | 'meanwhile'
  | 'lists'
  | 'results'
  | 'rest'
  | 'lab'
  | 'desk';

const splash = /\/features\/splash\/SplashScreen\.tsx$/;
const home = /\/features\/splash\/HomeSummary\.tsx$/;
const daily = /\/features\/daily\/DailyScreen\.tsx$/;
const otherGame =
  /\/features\/(dance\/DanceScreen|first-time\/FirstTimeScreen|swarm\/SwarmScreen)\.tsx$/;
/** Drawings that no first tap waits for. */
const bee = /\/ui\/bee\/(bees\.ts|LoadingBee\.tsx)$/;
/** What the daily game loads once its field can be used. */
const later = /\/features\/daily\/later-parts\.ts$/;
/** What any page loads after its first paint. */
const afterFirstPaint =
  /\/app\/(start-background-tasks|mascot\/start-mascot|live\/sync-cache-with-signals|shell\/Overlays)\.tsx?$|\/inbox\/Bell\.tsx$|\/consent\/ConsentDialog\.tsx$|\/daily\/track-game\.ts$/;
/** Rules that nothing else needs. */
const ruleOfMeanwhile = /\/game\/src\/(daily-game|notification-path)\.ts$/;
const ruleOfDesk = /\/game\/src\/swarm-bot\.ts$/;
const lab = /\/features\/theme-lab\//;
const desk = /\/features\/(admin|simulator|theme-lab)\//;
const gamesAndDesk = /\/features\/(daily|dance|swarm|first-time|admin|simulator|theme-lab)\//;
const ofDaily = /\/features\/daily\//;
/** Neither the start page nor a game has lists that are loaded page by page. */
const infiniteQuery = /\/@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery)\.js$/;
const sharedThreshold = 3;
const isPaintedScreen = endsWithOneOf(Object.values(paintedScreens));
const isPaintedPart = endsWithOneOf(Object.values(paintedParts));

/**
 * Which file a module of ours goes into, by who needs it. Left to itself, the bundler makes a file for every
 * combination of users: 180 scripts, thirty for the daily game alone, and a map of all of them in the shell. A
 * phone on a slow line waits for each six of them in turn.
 *
 * What a module imports has all of that module's users and perhaps more. So a file imports only from those
 * that are named before it here, and never in a circle.
 */
export function chunkOf(module: string, graph: Graph): ChunkName | undefined {
  if (infiniteQuery.test(module)) return 'lists';
  if (module.includes('/@tanstack/')) return 'kit';
  if (ruleOfMeanwhile.test(module)) return 'over';
  // Left to the bundler, it would be in the file of a screen that the desk's own file imports again.
  if (ruleOfDesk.test(module)) return 'desk';
  // Barrels in other packages would make everything look as if everybody used it.
  if (!module.includes('/packages/web/src/')) return undefined;
  const users = dynamicImportersOf(module, graph);
  const has = (user: RegExp) => users.some((each) => user.test(each));
  const all = (user: RegExp) => users.every((each) => user.test(each));
  // A painted page has the styles of its later parts from the beginning, in files that it has anyway: for each that
  // comes later the browser styles the whole page again.
  const isStyle = module.endsWith('.css');
  if (has(daily) && all(ofDaily)) return isStyle ? 'table' : 'daily';
  if (has(splash) && users.length > 1) return 'base';
  if (has(bee)) return isStyle || has(daily) ? 'base' : 'bee';
  if (users.length > 0 && all(afterFirstPaint)) return isStyle ? 'kit' : 'meanwhile';
  if (users.length < 2 && !all(desk) && !has(later)) return undefined;
  const isShared = users.filter((each) => !desk.test(each)).length >= sharedThreshold;
  if (has(daily) && has(otherGame) && all(gamesAndDesk)) return has(later) ? 'kit' : 'table';
  if (has(home) || (has(daily) && (isShared || has(afterFirstPaint)))) return 'kit';
  if (has(later)) return isStyle ? 'kit' : 'later';
  const onPaintedScreen = users.some(isPaintedScreen);
  const isPainted = onPaintedScreen || users.some(isPaintedPart);
  if (isStyle && has(afterFirstPaint)) return 'kit';
  if (has(afterFirstPaint)) return isPainted ? 'over' : 'meanwhile';
  if (isShared && onPaintedScreen) return 'lists';
  if (isShared) return isPainted ? 'results' : 'rest';
  if (all(lab)) return 'lab';
  if (all(desk)) return 'desk';
  return undefined;
}

function endsWithOneOf(endings: readonly string[]): (module: string) => boolean {
  return (module) => endings.some((ending) => module.endsWith(ending));
}

/** The lazily imported modules (screens, dialogs) that lead to this one. */
function dynamicImportersOf(module: string, graph: Graph): string[] {
  const above = new Set([module]);
  for (const each of above) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return [...above].filter((each) => graph.getModuleInfo(each)?.dynamicImporters.length);
}
