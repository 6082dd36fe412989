export interface Series {
  name: string;
  values: readonly (number | null)[];
}

/** Series differ by dash and marker as well as by colour. */
const lineLooks = ['first', 'second', 'third', 'fourth'] as const;
export type LineLook = (typeof lineLooks)[number];

export const lineLookOf = (index: number): LineLook =>
  lineLooks[index % lineLooks.length] ?? 'first';
