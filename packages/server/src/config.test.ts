import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const supabase = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'key' };

describe('the settings', () => {
  test('are those of production where NODE_ENV says so, or others can reach the server', () => {
    expect(readConfig({}).isProduction).toBe(false);
    expect(readConfig({ ...supabase, HOST: '127.0.0.1' }).isProduction).toBe(false);
    expect(readConfig({ NODE_ENV: 'production' }).isProduction).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0' }).isProduction).toBe(true);
    const set = { ...supabase, HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example.org' };
    expect(readConfig(set).isProduction).toBe(true);
  });

  test('have defaults that open the game on one machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: 'data',
      databaseUrl: undefined,
      redis: undefined,
      rateLimit: true,
    });
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  test('the public address is taken without its path', () => {
    const { publicOrigin } = readConfig({ PUBLIC_URL: 'https://Play.example.org/start?from=here' });
    expect(publicOrigin).toBe('https://play.example.org');
  });

  test.each([
    [{ PORT: 'many' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://root:secret@host/db' }, /DATABASE_URL: expected postgres/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /PUBLIC_URL/],
    [{ REDIS_URL: 'somewhere' }, /REDIS_URL/],
    [{ DATABASE_READ_URL: 'postgres://host/db' }, /DATABASE_READ_URL needs DATABASE_URL/],
    [{ DATABASE_PREPARED: 'perhaps' }, /DATABASE_PREPARED/],
    [{ REDIS_SENTINELS: 'one:26379' }, /REDIS_SENTINELS needs REDIS_URL/],
    [{ REDIS_SENTINELS: 'one', REDIS_URL: 'redis://bee-jinx' }, /REDIS_SENTINELS: expected/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, everyone' }, /TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
    [{ ADMIN_PASSWORD_HASH: 'secret' }, /ADMIN_PASSWORD_HASH/],
    [{ SUPABASE_URL: 'https://project.example' }, /SUPABASE_ANON_KEY/],
    [{ SUPABASE_JWT_SECRET: 'short' }, /SUPABASE_JWT_SECRET/],
    [{ SMTP_URL: 'https://mail.example' }, /SMTP_URL: expected smtps/],
    [{ SMTP_URL: 'smtps://bee:secret@mail.example' }, /SMTP_URL and MAIL_FROM/],
    [{ MAIL_FROM: 'bee@example.org' }, /SMTP_URL and MAIL_FROM/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'bee@example.org' }, /PUBLIC_URL/],
    [{ MAIL_FROM: 'bee@example.org\r\nBcc: all@example.org' }, /MAIL_FROM: expected/],
    [{ MAIL_FROM: 'somebody' }, /MAIL_FROM: expected/],
    [{ RATE_LIMIT: 'off', HOST: '0.0.0.0' }, /RATE_LIMIT/],
    [{ PUSH_TO_LOOPBACK: 'on', HOST: '0.0.0.0' }, /PUSH_TO_LOOPBACK/],
    [{ RATE_LIMIT: 'off', NODE_ENV: 'production' }, /RATE_LIMIT/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0', HOST: '::' }, /TRUSTED_PROXIES/],
    [{ ...supabase, NODE_ENV: 'production' }, /PUBLIC_URL/],
    [{ ...supabase, HOST: '0.0.0.0' }, /PUBLIC_URL/],
    [
      { ...supabase, SUPABASE_URL: 'http://project.example', NODE_ENV: 'production' },
      /SUPABASE_URL/,
    ],
  ])('%j stops the start with one line that names it and tells no secret', (environment, named) => {
    expect(() => readConfig(environment)).toThrow(named);
    expect(() => readConfig(environment)).toThrow(/^Wrong setting\.[^\n]*$/);
    expect(() => readConfig(environment)).not.toThrow(/secret/);
  });

  test('mail needs a server, a sender and the public address', () => {
    const { mail } = readConfig({
      SMTP_URL: 'smtps://bee:secret@mail.example:465',
      MAIL_FROM: 'Bee Jinx <bee@play.example.org>',
      PUBLIC_URL: 'https://play.example.org/',
    });
    expect(mail).toEqual({
      smtpUrl: 'smtps://bee:secret@mail.example:465',
      from: 'Bee Jinx <bee@play.example.org>',
      origin: 'https://play.example.org',
    });
  });

  test('are all explained in .env.example', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(example).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
  });
});
