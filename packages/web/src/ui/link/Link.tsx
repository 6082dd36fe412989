import type { ComponentProps, MouseEvent } from 'react';
import { createPath, resolvePath, type To } from '../../platform/router/location.ts';
import { useHref, useLocation, useNavigate } from '../../platform/router/router-context.tsx';
import { isPlainClick } from './is-plain-click.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Replaces the current history entry; the default for a link to the current address. */
  replace?: boolean | undefined;
  state?: unknown;
}

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
  const { pathname } = useLocation();
  const { pathname: target } = resolvePath(rest.to, pathname);
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
