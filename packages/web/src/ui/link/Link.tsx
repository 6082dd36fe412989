import type { ComponentProps, MouseEvent } from 'react';
import {
  createPath,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router';
import { isPlainClick } from './is-plain-click.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Replaces the current history entry; the default for a link to the current address. */
  replace?: boolean | undefined;
  state?: unknown;
}

/** React Router's own link brings along 4 kB for its framework mode. */
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

export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname: target } = useResolvedPath(rest.to);
  const { pathname } = useLocation();
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
