/** Query parameters of a connection URL, with the environment variables of PostgreSQL's tools. */
const variableOfParameter = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslnegotiation: 'PGSSLNEGOTIATION',
  options: 'PGOPTIONS',
} as const;

/**
 * A connection URL as environment variables for PostgreSQL's own tools: not in the arguments, where any user could read the
 * password.
 */
export function toPostgresEnvironment(url: string): Record<string, string> {
  const { hostname, port, pathname, username, password, searchParams } = new URL(url);
  const environment: Record<string, string> = {
    PGHOST: decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1'),
    PGPORT: port || '5432',
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
  };
  for (const [name, variable] of Object.entries(variableOfParameter)) {
    const value = searchParams.get(name);
    if (value) environment[variable] = value;
  }
  if (searchParams.get('ssl') === 'true') environment.PGSSLMODE ||= 'require';
  // A value of the server's driver that PostgreSQL's tools don't know.
  if (environment.PGSSLMODE === 'no-verify') environment.PGSSLMODE = 'require';
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
