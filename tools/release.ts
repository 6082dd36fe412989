import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { root } from './process/root.ts';
import { buildRelease } from './release/build-release.ts';
import { buildTwice } from './release/build-twice.ts';
import { makeFixture } from './release/make-fixture.ts';

/**
 * npm run release [-- --twice]: the archive of this commit, its list of packages and their checksums, in `release/`. With --twice
 * by two builders, at two paths, who must get the same to the last bit; that downloads what npm hasn't cached, twice.
 *
 * npm run release -- --fixture [--from FOLDER --name NAME]: adds the databases of this version to those that later ones are
 * upgraded from in the tests; or those of another checkout.
 */
const { twice, fixture, from, name } = parseArgs({
  options: {
    twice: { type: 'boolean', default: false },
    fixture: { type: 'boolean', default: false },
    from: { type: 'string', default: root },
    name: { type: 'string', default: manifest.version },
  },
}).values;

try {
  if (fixture) console.log(`Made ${await makeFixture(root, name, from)}; commit it.`);
  else if (twice) await compareTwoBuilders();
  else {
    for (const made of await buildRelease(root)) {
      console.log(`${made.sha256}  release/${made.name} (${(made.bytes / 1e6).toFixed(1)} MB)`);
    }
  }
} catch (error) {
  console.error((error as Error).message);
  // Servers that were started keep a process alive otherwise.
  process.exit(1);
}

async function compareTwoBuilders(): Promise<void> {
  const [first, second] = await buildTwice(root);
  console.log(first.trimEnd());
  if (first === second) console.log('Two builders got the same.');
  else throw new Error(`The second builder got something else:\n${second}`);
}
