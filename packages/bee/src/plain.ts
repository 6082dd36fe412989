/**
 * Words that fit everything a little: colours, sizes, ages, somebody. As a link they are good where both words bring
 * them to mind (tomato and rose: red) and empty where they don't (police and banana: red).
 */
export const plain: ReadonlySet<string> = new Set(
  `red blue green black white yellow brown pink orange purple grey old new man woman dog boy girl big small long hot
  good`.split(/\s+/),
);
