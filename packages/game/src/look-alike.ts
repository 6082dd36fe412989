/**
 * Letters of other alphabets that pass for Latin ones, and digits that pass for letters.
 * Chosen by eye from the shapes that matter in a short name; not a full confusables table.
 */
const latinTwins: Record<string, string> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  и: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  // Digits and signs
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'b',
};

/** Removes accents and replaces look-alikes. */
export function replaceLookAlikes(text: string): string {
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => latinTwins[letter] ?? letter)
    .join('');
}

/** Equal for texts that look alike at a glance: i, l and 1 too are one letter. */
export function confusableSkeleton(text: string): string {
  return replaceLookAlikes(text).replace(/i/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w');
}

const confusableAlphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** True for a Latin word with a Cyrillic "а" in it; false for 日本 Bee, which fools nobody. */
export function mixesLookAlikeAlphabets(text: string): boolean {
  return confusableAlphabets.filter((alphabet) => alphabet.test(text)).length > 1;
}
