import { rules } from './rules.ts';
import { readSource, type SourceFile } from './source.ts';

export interface Violation {
  path: string;
  line: number;
  rule: string;
}

export function findViolations(files: SourceFile[]): Violation[] {
  return files
    .map(readSource)
    .flatMap((source) =>
      rules.flatMap(({ says, brokenAt }) =>
        brokenAt(source).map((line) => ({ path: source.path, line, rule: says })),
      ),
    );
}
