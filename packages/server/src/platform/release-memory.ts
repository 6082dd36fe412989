import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Runs a full garbage collection and returns the pages to the system. Blocks the process for about a tenth of a second,
 * so it is not for regular use.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  // Other flavors collect too, but keep the capacity of the heap.
  collect({ type: 'major', flavor: 'last-resort' });
}
