const ways = ['sign-in', 'register', 'code', 'admin'] as const;

type Way = (typeof ways)[number] | 'known';

/** Which way in the address asks for; whoever is in already has only one more to go. */
export function readWay(asked: string | null, isKnown: boolean): Way {
  if (isKnown) return asked === 'admin' ? 'admin' : 'known';
  return ways.find((way) => way === asked) ?? 'sign-in';
}
