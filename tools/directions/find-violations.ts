import { rules } from './rules.ts';
import { readSource, type SourceFile } from './source.ts';

export interface Violation {
  path: string;
  line: number;
  rule: string;
}

export function findViolations(files: SourceFile[]): Violation[] {
  return files.map(readSource).flatMap((source) =>
    rules.flatMap(({ says, brokenAt }) =>
      brokenAt(source).map(({ start }) => ({
        path: source.path,
        line: source.lineAt(start),
        rule: says,
      })),
    ),
  );
}
