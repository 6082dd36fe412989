import type { TestReference } from '../mutants/plan.ts';
import { pathsIn, proofsIn, type SpecificationRow } from '../specification/specification-map.ts';
import { type Fault, faults } from './faults.ts';
import { journeyFaults } from './journey-faults.ts';

/** A row of docs/specification.md with what should fail if it broke. */
export interface Claim {
  /** Line and text of the row. */
  name: string;
  sources: string[];
  tests: TestReference[];
  /** Those that need a browser and a build of their own. */
  journeys: TestReference[];
  faults: Fault[];
  /** Nothing else proves it. */
  isJourney: boolean;
  hasServer: boolean;
}

export function toClaim({ line, says, doneIn, provenBy }: SpecificationRow): Claim {
  const tests = proofsIn(provenBy).flatMap(({ path, names }) =>
    names.map((name) => ({ path, namePattern: toNamePattern(name) })),
  );
  const journeys = tests.filter(({ path }) => path.startsWith('e2e/'));
  const fast = tests.filter(({ path }) => !/^(?:e2e|trials)\/|\.postgres\./.test(path));
  return {
    name: `${line}: ${says}`,
    sources: pathsIn(doneIn).filter((path) => /^packages\/.+\.tsx?$/.test(path)),
    tests: fast,
    journeys,
    faults: [...faults, ...journeyFaults].filter(({ row }) => says.startsWith(row)),
    isJourney: fast.length === 0 && journeys.length > 0,
    hasServer: fast.some(({ path }) => path.startsWith('packages/server/')),
  };
}

/** The name in the source has placeholders where that of the test has values. */
export function toNamePattern(name: string): string {
  const parts = name.split(/%(?:\d+\$)?[a-z#]|\$\{[^}]*\}|\$\w+/);
  return parts.map((part) => RegExp.escape(part)).join('.*');
}
