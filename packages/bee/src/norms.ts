import { readdirSync, readFileSync } from 'node:fs';

/** cue → answers, the first thought first; the files in data/norms are written by hand. */
export type Norms = Map<string, readonly string[]>;

export function readNorms(folder: URL): Norms {
  const norms: Norms = new Map();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      const colon = line.indexOf(':');
      if (colon > 0 && !line.startsWith('#')) {
        const cue = line.slice(0, colon);
        if (!norms.has(cue))
          norms.set(
            cue,
            line
              .slice(colon + 1)
              .trim()
              .split(' '),
          );
      }
    }
  }
  return norms;
}
