import { type ComponentType, lazy } from 'react';

/** Everything that is shown only when words have met or the game is over: fetched while the first is typed. */
const load = () => import('./ending-parts.ts');

export function fetchEnding(): void {
  load().catch(() => {
    // Then it is fetched again when it is needed.
  });
}

const part = <Props>(pick: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await load()) }));

export const HoneyBurst = part((parts) => parts.HoneyBurst);
export const Closing = part((parts) => parts.Closing);
export const Result = part((parts) => parts.Result);
export const PathMap = part((parts) => parts.PathMap);
