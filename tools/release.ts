import { parseArgs } from 'node:util';
import { root } from './process/root.ts';
import { buildRelease } from './release/build-release.ts';
import { buildTwice } from './release/build-twice.ts';

/**
 * npm run release [-- --twice]: the archive of this commit, its list of packages and their checksums, in `release/`. With --twice
 * by two builders, at two paths, who must get the same to the last bit; that downloads what npm hasn't cached, twice.
 */
const { twice } = parseArgs({ options: { twice: { type: 'boolean', default: false } } }).values;

try {
  if (twice) await compareTwoBuilders();
  else {
    for (const { name, bytes, sha256 } of await buildRelease(root)) {
      console.log(`${sha256}  release/${name} (${(bytes / 1e6).toFixed(1)} MB)`);
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function compareTwoBuilders(): Promise<void> {
  const [first, second] = await buildTwice(root);
  console.log(first.trimEnd());
  if (first === second) console.log('Two builders got the same.');
  else throw new Error(`The second builder got something else:\n${second}`);
}
