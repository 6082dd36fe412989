const loginTabs = ['sign-in', 'register', 'code', 'admin'] as const;

type LoginTab = (typeof loginTabs)[number] | 'known';

/**
 * Which way in the address asks for, or else the one that leads where somebody was going; whoever is in
 * already has only one more to go.
 */
export function chooseLoginTab(asked: string | null, isKnown: boolean, target = '/'): LoginTab {
  const wanted = asked ?? (/^\/admin\b/.test(target) ? 'admin' : 'sign-in');
  if (isKnown) return wanted === 'admin' ? 'admin' : 'known';
  return loginTabs.find((way) => way === wanted) ?? 'sign-in';
}
