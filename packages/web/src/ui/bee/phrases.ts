const phrases = [
  'Warming the wax…',
  'Asking the drones…',
  'Ironing the collar…',
  'Counting legs. Still six…',
  'Consulting the queen. She is in a meeting…',
  'Sharpening a pencil…',
  'Straightening the comb…',
  'Finding the good pollen…',
  'Stamping forms…',
  'Clearing my throat. Bzz…',
  'Thinking of a word. Not saying it…',
  'Dusting the dictionary…',
  'Polishing the hexagons…',
  'Taking the scenic route…',
  'Filing this under honey…',
  'Waiting politely…',
] as const;

export type Phrase = (typeof phrases)[number];

export function nextPhrase(previous: Phrase | undefined, random: () => number): Phrase {
  const others = phrases.filter((phrase) => phrase !== previous);
  return others[Math.floor(random() * others.length)] ?? phrases[0];
}
