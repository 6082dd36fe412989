const loginTabs = ['sign-in', 'register', 'code', 'admin'] as const;

type LoginTab = (typeof loginTabs)[number] | 'known';

/** The requested tab, else the one that fits the target. Whoever is signed in can only become an admin. */
export function chooseLoginTab(requested: string | null, isKnown: boolean, target = '/'): LoginTab {
  const wanted = requested ?? (/^\/admin\b/.test(target) ? 'admin' : 'sign-in');
  if (isKnown) return wanted === 'admin' ? 'admin' : 'known';
  return loginTabs.find((tab) => tab === wanted) ?? 'sign-in';
}
