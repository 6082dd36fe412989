/** The hexagon that stands on a corner, slightly eased like the long one, and its frame. */
export const pointyHexagon = {
  frame: '0 0 52 58',
  path: 'M22.1 4.3Q26 2 29.9 4.3L45.5 13.3Q49.4 15.5 49.4 20V38Q49.4 42.5 45.5 44.8L29.9 53.8Q26 56 22.1 53.8L6.5 44.8Q2.6 42.5 2.6 38V20Q2.6 15.5 6.5 13.3Z',
} as const;
