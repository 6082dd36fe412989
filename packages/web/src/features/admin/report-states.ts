/** For the filter of a list of reports. */
export const reportStates = [
  ['open', 'Waiting'],
  ['answered', 'Answered'],
] as const;
