import { execFileSync } from 'node:child_process';

/** The names that the SystemCallFilter lines of a unit allow, by systemd's own lists. */
export function allowedCalls(unit: string): Set<string> {
  const allowed = new Set<string>();
  for (const [, isDenied, names = ''] of unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm)) {
    for (const name of names.split(' ').flatMap(expand)) {
      if (isDenied) allowed.delete(name);
      else allowed.add(name);
    }
  }
  return allowed;
}

function expand(name: string): string[] {
  if (!name.startsWith('@')) return [name];
  const listing = execFileSync('systemd-analyze', ['syscall-filter', '--no-pager', name], {
    encoding: 'utf8',
  });
  const inner = listing
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
  return inner.filter((line) => /^@?\w/.test(line)).flatMap(expand);
}

/** The names of the calls in the output of `strace -f`. */
export const calledIn = (trace: string): Set<string> =>
  new Set(
    [...trace.matchAll(/^(?:\d+ +)?(?:\[pid +\d+\] )?(\w+)\(/gm)].map(([, name = '']) => name),
  );
