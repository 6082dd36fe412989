/**
 * Words that people may think of and the bee knows, but doesn't say itself: coarse ones, and those that spoil a morning.
 * Slurs are not in the norms at all (see norms.test.ts).
 */
export const unsaid: ReadonlySet<string> = new Set(
  `abortion abuse apartheid assassination auschwitz bastard booby cocaine corpse damn dick dicky focker fu genocide gypsy
  heroin hitler holocaust incest jihad kkk lynch molest murder murderer naked nazi nude orgy overdose pedophile porn prick
  prostitute racism racist rape sex sexual slave slavery stripper suicide terrorism terrorist torture whore`.split(
    /\s+/,
  ),
);
