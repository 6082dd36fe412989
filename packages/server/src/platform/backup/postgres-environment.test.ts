import { expect, test } from 'vitest';
import { toPostgresEnvironment } from './postgres-environment.ts';

test('user, password, host and database of the URL become variables', () => {
  expect(toPostgresEnvironment('postgres://bee:s%40cret@db.example:5433/hive')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGDATABASE: 'hive',
    PGUSER: 'bee',
    PGPASSWORD: 's@cret',
  });
  expect(toPostgresEnvironment('postgres://bee@[::1]/hive')).toMatchObject({ PGHOST: '::1' });
});

test('TLS settings of the URL become variables', () => {
  const query = 'sslmode=verify-full&sslrootcert=%2Fetc%2Fours.pem&sslcert=me.pem&sslkey=me.key';
  expect(toPostgresEnvironment(`postgres://bee@db.example/hive?${query}`)).toMatchObject({
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/ours.pem',
    PGSSLCERT: 'me.pem',
    PGSSLKEY: 'me.key',
  });
  const modeOf = (asked: string) =>
    toPostgresEnvironment(`postgres://db.example/hive?${asked}`).PGSSLMODE;
  expect(modeOf('ssl=true')).toBe('require');
  expect(modeOf('sslmode=no-verify')).toBe('require');
  expect(modeOf('application_name=other')).toBeUndefined();
});

test('a Unix socket is taken as the host', () => {
  expect(toPostgresEnvironment('postgres:///hive?host=/run/postgresql')).toEqual({
    PGHOST: '/run/postgresql',
    PGPORT: '5432',
    PGDATABASE: 'hive',
  });
  expect(toPostgresEnvironment('postgres://%2Frun%2Fpostgresql/hive')).toMatchObject({
    PGHOST: '/run/postgresql',
  });
});
