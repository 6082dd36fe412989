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

/** Names: in small letters, beside common words, nobody takes them for the answer. */
export const namesNeverDecoys: ReadonlySet<string> = new Set(
  `aaron abraham achilles adam aesop albert alfred ali allah allen andrew anne anthony apollo aristotle armstrong
  arnold arthur austen bach balkan bart becket beethoven benedict blair blake bobby boleyn bowie brady braille
  bridget bronte bruce bruno brutus buddha burton caesar cain calvin campbell camus capone carnegie castro chaplin
  charles churchill clark clinton collins cromwell dakota damon daniel dante darwin david descartes dewey diana
  drake dylan edgar edison edward eiffel einstein elijah elizabeth erie fawkes finn fonda ford franco franklin
  freud galileo gandhi george gibson gogh goliath graham hamilton handel hannibal harris harrison harvey heinz
  helen hemingway hendrix henry henson hepburn hillary hindenburg hitchcock hogan holmes howard hubble hughes iowa
  isaac jackson jacob jason jay jefferson jerry jesus jfk johnny johnson jonah jones joseph joyce judas jude kant
  keats kelly kennedy klein kubrick lancelot lawrence lear lee lenin lennon leo leonardo levi lewis lincoln
  lindsay lloyd lohan louis lucas luke macbeth madison malone mandela manson martin marx mary matthew maya
  mccartney michael monet monroe moody moore morgan moses muhammad murray naomi napoleon nelson nero newton
  nietzsche nixon noah obama odin oedipus oliver orwell oswald owen patrick paul pavlov penn percy perry philip
  picasso pitt plato poe pythagoras rachel reagan redford robert robinson rodin rogers roosevelt ross russell ruth
  samson samuel sarah scarface scorsese scott shelley sherlock simon simpson sinatra smith socrates solomon
  spielberg stanley stephen stewart streep tarantino ted teresa thomas tiffany tolkien trump tutu tyson ulysses
  venn victoria wallace ward warhol warren watson wayne wellington wesley whitney wilde williams willis wilson
  woolf wright`.split(/\s+/),
);

/** Somebody will read the pair who hasn't asked for it: neither coarse words nor the names of persons. */
export const isUnfitForPair = (word: string): boolean =>
  !wordsWithoutDecoys.has(word) &&
  [wordsBeeNeverSays, wordsNeverDecoys, namesNeverDecoys].some((words) => words.has(word));
