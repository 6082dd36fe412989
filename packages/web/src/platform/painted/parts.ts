const noted = new Set<string>();

/** The painter has to name the files of what it has painted. */
export function notePaintedPart(name: string): void {
  noted.add(name);
}

/** The parts since they were last taken. */
export function takePaintedParts(): string[] {
  const names = [...noted];
  noted.clear();
  return names;
}
