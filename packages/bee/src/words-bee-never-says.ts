/**
 * Words that people may think of and the bee knows, but doesn't say itself: coarse ones, and those that spoil a morning.
 * Slurs are not in the norms at all (see norms.test.ts).
 */
export const wordsBeeNeverSays: ReadonlySet<string> = new Set(
  `abortion abuse apartheid assassination auschwitz bastard bomb booby cocaine corpse cosby damn dick dicky focker fu
  gallows genocide grenade guillotine gun gypsy heroin hitler holocaust incest isis jew jihad kill killer kkk klan lynch
  massacre meth molest murder murderer naked nazi noose nude orgy overdose pedophile pistol porn prick prostitute racism
  racist rape rifle sex sexual slave slavery stripper suicide taliban terrorism terrorist torture weinstein whore`.split(
    /\s+/,
  ),
);
