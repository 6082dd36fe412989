export interface Series {
  name: string;
  /** One per day; null where nothing is known. */
  values: readonly (number | null)[];
}

/** The looks of lines, told apart by dash and marker as well as by colour, in the order of use. */
const lineLooks = ['first', 'second', 'third', 'fourth'] as const;
export type LineLook = (typeof lineLooks)[number];

export const lineLookOf = (index: number): LineLook =>
  lineLooks[index % lineLooks.length] ?? 'first';
