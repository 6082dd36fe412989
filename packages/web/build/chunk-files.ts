import type { Rolldown } from 'vite';

/** The chunk of a lazily imported module, found by the end of its path. */
export function findChunk(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module)) return file;
  }
  throw new Error(`No chunk was made of ${module}.`);
}

/** The files of a chunk and of everything it imports, without the shell. */
export function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): { scripts: string[]; styles: string[] } {
  const chunks = new Set([chunk]);
  for (const { imports } of chunks) {
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk' && !imported.isEntry) chunks.add(imported);
    }
  }
  const styles = [...chunks].flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]);
  return { scripts: [...chunks].map(({ fileName }) => fileName), styles: [...new Set(styles)] };
}
