/**
 * Words that fit everything a little: colours, sizes, ages, somebody, particles. As a link they are good where both ties
 * can be said aloud (tomato and rose: red) and empty where they can't (police and banana: red), and they make a poor pair
 * for the next round.
 */
export const genericWords: ReadonlySet<string> = new Set(
  `red blue green black white yellow brown pink orange purple grey old new man woman dog boy girl big small long hot
  good bad high low little great one two thing off on out up down in over back do make get go use take put`.split(
    /\s+/,
  ),
);
