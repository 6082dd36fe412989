let noted: string | undefined;

/** The painter has no document, so it takes the title from the screen that it renders. */
export function notePaintedTitle(title: string): void {
  noted = title;
}

/** The title since it was last taken. */
export function takePaintedTitle(): string | undefined {
  const title = noted;
  noted = undefined;
  return title;
}
