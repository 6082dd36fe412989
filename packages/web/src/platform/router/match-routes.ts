/** A path has names, parameters (`:code`) or at its end a `*` for anything. */
export interface RoutePattern {
  /** Relative to the parent's; missing for a layout around its children. */
  path?: string;
  /** At the parent's own address. */
  index?: true;
  children?: readonly this[];
}

export type Params = Readonly<Record<string, string | undefined>>;

export interface RouteMatch<Route> {
  /** Outermost first. */
  branch: Route[];
  params: Params;
}

/** The first that fits, so a name stands above a parameter in its place. */
export function matchRoutes<Route extends RoutePattern>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | undefined {
  return matchParts(routes, pathname.split('/').filter(Boolean).map(decode));
}

function matchParts<Route extends RoutePattern>(
  routes: readonly Route[],
  parts: readonly string[],
): RouteMatch<Route> | undefined {
  for (const route of routes) {
    const match = matchRoute(route, parts);
    if (match) return match;
  }
  return undefined;
}

function matchRoute<Route extends RoutePattern>(
  route: Route,
  parts: readonly string[],
): RouteMatch<Route> | undefined {
  const { path = '', children } = route;
  if (path === '*') return { branch: [route], params: {} };
  const pattern = path.split('/').filter(Boolean);
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index];
    if (part === undefined) return undefined;
    if (expected.startsWith(':')) params[expected.slice(1)] = part;
    else if (expected.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  const rest = parts.slice(pattern.length);
  if (!children) return rest.length === 0 ? { branch: [route], params } : undefined;
  const inner = matchParts(children, rest);
  return inner && { branch: [route, ...inner.branch], params: { ...params, ...inner.params } };
}

/** As it is where it can't be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
