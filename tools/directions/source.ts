import { posix } from 'node:path';
import { bareCode } from './bare-code.ts';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

interface Import {
  /** As written: './word.ts', 'kysely'. */
  specifier: string;
  /** The repository path that a relative specifier leads to. */
  target: string | undefined;
  /** What is taken: the text between `import` and `from`. */
  names: string;
  line: number;
}

export interface Source {
  path: string;
  /** 'server' for packages/server/src/app.ts. */
  packageName: string;
  /** 'app.ts' for packages/server/src/app.ts. */
  place: string;
  isTest: boolean;
  code: string;
  imports: Import[];
  lineAt(index: number): number;
}

/** `import … from ''`, `export … from ''`, `import ''` and `import('')`, whatever the line breaks. */
const importing =
  /\b(?:(?:import|export)\b(?<names>[\s\w$*{},]*?)\bfrom\s*|import\s*\(\s*|import\s*(?=['"]))(?<quote>['"`])(?<inside>[^'"`]*)\k<quote>/g;

export function readSource({ path, text }: SourceFile): Source {
  const [, packageName = '', place = ''] = /^packages\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
  const code = bareCode(text);
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const imports = [...code.matchAll(importing)].map((found) => {
    const { names = '', inside = '' } = found.groups ?? {};
    const end = found.index + found[0].length - 1;
    const specifier = text.slice(end - inside.length, end);
    const target = specifier.startsWith('.')
      ? posix.join(posix.dirname(path), specifier)
      : undefined;
    return { specifier, target, names, line: lineAt(found.index) };
  });
  const isTest = /\.test\.tsx?$/.test(path) || place.startsWith('testing/');
  return { path, packageName, place, isTest, code, imports, lineAt };
}
