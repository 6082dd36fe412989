import type { Rolldown } from 'vite';

/** The chunk of a lazily imported module, found by the end of its path. */
export function findChunk(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) return file;
  }
  throw new Error(`No chunk was made of ${module}.`);
}

/** The files of a chunk and of everything it imports, without the shell. */
export function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): { scripts: string[]; styles: string[] } {
  const chunks = inOrderOfEvaluation(chunk, bundle);
  const styles = chunks.flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]);
  return { scripts: chunks.map(({ fileName }) => fileName), styles: [...new Set(styles)] };
}

/** What is imported comes first: a screen's styles change those of the kit. */
function inOrderOfEvaluation(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  visited = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (visited.has(chunk) || chunk.isEntry) return [];
  visited.add(chunk);
  const imported = chunk.imports.flatMap((file) => {
    const each = bundle[file];
    return each?.type === 'chunk' ? inOrderOfEvaluation(each, bundle, visited) : [];
  });
  return [...imported, chunk];
}
