/** For the third hint the lexicon has no other words of the same first letter and length. */
export const wordsWithoutDecoys: ReadonlySet<string> = new Set(['qr', 'xylophone']);

/**
 * Words that people may think of and the bee knows, but doesn't say itself: coarse ones, those that spoil a morning, and
 * those without decoys. Slurs are not in the norms at all (see norms.test.ts).
 */
export const wordsBeeNeverSays: ReadonlySet<string> = new Set([
  ...wordsWithoutDecoys,
  ...`abortion abuse apartheid assassination auschwitz bastard bomb booby cocaine corpse cosby damn dick dicky focker fu
  gallows genocide grenade guillotine gun gypsy heroin hitler holocaust incest isis jew jihad kill killer kkk klan lynch
  massacre meth molest murder murderer naked nazi noose nude orgy overdose pedophile pistol porn prick prostitute racism
  racist rape rifle sex sexual slave slavery stripper suicide taliban terrorism terrorist torture weinstein whore`.split(
    /\s+/,
  ),
]);

/** The bee may say these where they link a pair; they are no wrong answer to put before somebody. */
export const wordsNeverDecoys: ReadonlySet<string> = new Set(
  `abuser addict alcoholic bloody bong bra breast bum butt cancer christian crap dung ecstasy execution fart fascist
  gay ghetto gore hash hell hijack hostage idiot islam jewish kidnap kidnapper lingerie lsd lunatic marijuana moron
  muslim mussolini obese opium pee pimp poo poop psycho puke pussycat putin saddam satan savage screw shag slaughter
  snot sperm stab stalin stalker strip suck swastika tampon terror thong transgender tumor urine virgin vomit`.split(
    /\s+/,
  ),
);
