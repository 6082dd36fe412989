/** What a run should find out. Goes to the process that runs the tests as a file. */
export interface Plan {
  resultFile: string;
  groups: MutantGroup[];
  /** When to stop, as a time stamp. */
  deadline: number;
  /** A test that takes longer isn't repeated. */
  maxTestMs: number;
  /** By test file: the mutants for which it is loaded again, because they may be in what a file does when loaded. */
  reloads: Record<string, number[]>;
}

export interface MutantGroup {
  name: string;
  ids: number[];
  /** The only tests that count; all if left out. */
  tests?: TestReference[];
  /** One kill is enough. */
  isProof: boolean;
}

/** A test by its file, from the repository's root, and a regular expression for its name. */
export interface TestReference {
  path: string;
  namePattern: string;
}

interface Kill {
  group: string;
  id: number;
  test: string;
}

export interface Results {
  kills: Kill[];
  /** Mutants that some test has passed. */
  reached: number[];
  /** Tests that fail without a mutant. */
  failing: string[];
  /** Tests that can't be run twice in one process, or take too long. */
  notRepeated: string[];
  /** False if the time was up. */
  isComplete: boolean;
}
