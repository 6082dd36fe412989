import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

export type ChunkName = 'start' | 'kit' | 'table' | 'over' | 'lists' | 'meanwhile' | 'lab' | 'desk';

/** Where most visits begin, and what any page shows while it loads. */
const start = /\/features\/splash\/SplashScreen\.tsx$|\/bee\/LoadingBee\.tsx$/;
const daily = /\/features\/daily\/DailyScreen\.tsx$/;
const otherGame =
  /\/features\/(dance\/DanceScreen|first-time\/FirstTimeScreen|swarm\/SwarmScreen)\.tsx$/;
/** What any page loads after its first paint. */
const afterFirstPaint =
  /\/app\/(start-background-tasks|live\/sync-cache-with-signals|shell\/Overlays)\.tsx?$|\/inbox\/Bell\.tsx$|\/consent\/ConsentDialog\.tsx$/;
const lab = /\/features\/theme-lab\//;
const desk = /\/features\/(admin|simulator|theme-lab)\//;
const gamesAndDesk = /\/features\/(daily|dance|swarm|first-time|admin|simulator|theme-lab)\//;
/** Neither the start page nor a game has lists that are loaded page by page. */
const infiniteQuery = /\/@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery)\.js$/;
const sharedThreshold = 3;

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
  // Barrels in other packages would make everything look as if everybody used it.
  if (!module.includes('/packages/web/src/')) return undefined;
  const users = dynamicImportersOf(module, graph);
  const has = (user: RegExp) => users.some((each) => user.test(each));
  const all = (user: RegExp) => users.every((each) => user.test(each));
  if (users.length > 0 && all(afterFirstPaint)) return 'meanwhile';
  if (users.length < 2 && !all(desk)) return undefined;
  const isShared = users.filter((each) => !desk.test(each)).length >= sharedThreshold;
  if (has(start)) return 'start';
  if (has(daily) && has(otherGame) && all(gamesAndDesk)) return 'table';
  if (has(daily) && (isShared || has(afterFirstPaint))) return 'kit';
  if (has(afterFirstPaint)) return 'over';
  if (isShared) return 'lists';
  if (all(lab)) return 'lab';
  if (all(desk)) return 'desk';
  return undefined;
}

/** The lazily imported modules (screens, dialogs) that lead to this one. */
function dynamicImportersOf(module: string, graph: Graph): string[] {
  const above = new Set([module]);
  for (const each of above) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return [...above].filter((each) => graph.getModuleInfo(each)?.dynamicImporters.length);
}
