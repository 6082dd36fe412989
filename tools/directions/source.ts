import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

interface Import {
  /** As written: './word.ts', 'kysely'. */
  specifier: string;
  /** The repository path of a relative specifier. */
  target: string | undefined;
  /** The text between `import` and the specifier. */
  names: string;
  start: number;
}

interface Member {
  /** 'process.env', or 'new Date' where it has no argument. */
  name: string;
  isArgument: boolean;
  start: number;
}

export interface Source {
  path: string;
  /** 'server' for packages/server/src/app.ts. */
  packageName: string;
  /** 'app.ts' for packages/server/src/app.ts. */
  packagePath: string;
  isTest: boolean;
  imports: Import[];
  /** Asked for only where a rule needs it: the syntax tree costs three times as much as the imports. */
  members(): Member[];
  lineAt(start: number): number;
}

export function readSource({ path, text }: SourceFile): Source {
  const [, packageName = '', packagePath = ''] = /^packages\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
  const { module } = parseSync(path, text);
  const found = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, moduleRequest })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.slice(0, 1).map(({ moduleRequest }) => ({ start, moduleRequest })),
    ),
    ...module.dynamicImports,
  ];
  const imports = found.flatMap(({ start, moduleRequest }) => {
    if (!moduleRequest) return [];
    const specifier = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    const isRelative = specifier.startsWith('.');
    const target = isRelative ? posix.join(posix.dirname(path), specifier) : undefined;
    return [{ specifier, target, names: text.slice(start, moduleRequest.start), start }];
  });
  let members: Member[] | undefined;
  return {
    path,
    packageName,
    packagePath,
    isTest: /\.test\.tsx?$/.test(path) || packagePath.startsWith('testing/'),
    imports,
    members: () => {
      members ??= readMembers(path, text);
      return members;
    },
    lineAt: (start) => text.slice(0, start).split('\n').length,
  };
}

function readMembers(path: string, text: string): Member[] {
  const members: Member[] = [];
  const add = (name: string, { start, end }: { start: number; end: number }) =>
    members.push({ name, isArgument: /^\s*[),]/.test(text.slice(end, end + 100)), start });
  new Visitor({
    MemberExpression: (node) => add(text.slice(node.start, node.end), node),
    NewExpression: (node) => {
      const className = text.slice(node.callee.start, node.callee.end);
      if (node.arguments.length === 0) add(`new ${className}`, node);
    },
  }).visit(parseSync(path, text).program);
  return members;
}
