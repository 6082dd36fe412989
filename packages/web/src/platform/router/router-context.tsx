import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';
import {
  createPath,
  type Location,
  type NavigationAction,
  type Navigator,
  resolvePath,
  type To,
} from './location.ts';
import type { Params } from './match-routes.ts';

interface RouterContextValue {
  location: Location;
  action: NavigationAction;
  navigator: Navigator;
  params: Params;
}

/** By the names that everybody knows from React Router, of which this is what we use. */
export const RouterContext = createContext<RouterContextValue | undefined>(undefined);

function useRouter(): RouterContextValue {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router above this component.');
  return router;
}

export const useLocation = (): Location => useRouter().location;
export const useNavigationType = (): NavigationAction => useRouter().action;
export const useParams = (): Params => useRouter().params;

type Navigate = (to: To, how?: { replace?: boolean | undefined; state?: unknown }) => void;

export function useNavigate(): Navigate {
  const { navigator, location } = useRouter();
  const { pathname } = location;
  return useCallback<Navigate>(
    (to, { replace = false, state } = {}) =>
      navigator[replace ? 'replace' : 'push'](resolvePath(to, pathname), state),
    [navigator, pathname],
  );
}

/** The address of a link. */
export const useHref = (to: To): string => createPath(resolvePath(to, useLocation().pathname));

/** Leads elsewhere as soon as it is shown. */
export function Navigate({ to, replace }: { to: To; replace?: boolean }): null {
  const navigate = useNavigate();
  const href = useHref(to);
  useEffect(() => navigate(href, { replace }), [navigate, href, replace]);
  return null;
}

export const OutletContext = createContext<ReactNode>(null);

/** What a layout has around it. */
export const Outlet = (): ReactNode => use(OutletContext);
