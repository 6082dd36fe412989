import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/root.ts';

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const findAll = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, found]) => found))].sort();

test('every backend to which the load balancer sends visitors is in the list of servers, with the same servers', () => {
  const servers = read('haproxy-servers.cfg');
  const [, ...backends] = servers.split(/^backend /m);
  expect(backends.map((section) => section.split('\n')[0]).sort()).toEqual(
    findAll(read('haproxy.cfg'), /(?:use|default)_backend (\w+)/g),
  );
  const addresses = backends.map((section) => findAll(section, /^ {2}server \w+ (\S+)/gm));
  for (const listed of addresses) expect(listed).toEqual(addresses[0]);
});

test('the addresses in that list are those that compose.yaml gives to its servers', () => {
  const service = / {4}<<: \*server\n {4}networks: \{ hive: \{ ipv4_address: (\S+) \} \}/g;
  const given = findAll(read('compose.yaml'), service);
  expect(given).toHaveLength(2);
  expect(findAll(read('haproxy-servers.cfg'), /^ {2}server \w+ (\S+):3000/gm)).toEqual(given);
});
