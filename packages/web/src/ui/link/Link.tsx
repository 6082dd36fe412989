import type { ComponentProps, MouseEvent } from 'react';
import {
  createPath,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router';
import { isPlainClick } from './for-this-page.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Instead of where one is; so by itself where it leads to just there. */
  replace?: boolean | undefined;
  state?: unknown;
}

/**
 * A link within the app. React Router's own brings along what fetches ahead for its framework, 4 kB
 * that every first visit would wait for.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, rest.target)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? here === href, state });
  }

  return <a {...rest} href={href} onClick={follow} />;
}

/** One that says so when it leads to where one is, or above it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname: target } = useResolvedPath(rest.to);
  const { pathname } = useLocation();
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
