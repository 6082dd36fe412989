import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { Prepared } from './platform/database/postgres.ts';
import { isPasswordHash } from './platform/password-hash.ts';
import type { RedisPlace } from './platform/redis.ts';

/** Every setting, read once, from the environment. `.env.example` says the same in prose. */

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

const addressRange = z.string().refine((text) => {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}, 'expected addresses or ranges such as 10.0.0.0/8, separated by commas');

const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number('expected a number').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected https://play.example.org' })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  WEB_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: z.coerce.number('expected a number').int().min(1).max(200).default(10),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_PREPARED: z.enum(['auto', 'on', 'off']).default('auto'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'expected redis://host:6379' }).optional(),
  REDIS_SENTINELS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((place) => place.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[\w.-]+:\d{1,5}$/, 'expected host:26379,host:26379')
          .transform((place) => {
            const [host = '', port] = place.split(':');
            return { host, port: Number(port) };
          }),
      ),
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  SLOW_STATEMENT_MS: z.coerce.number('expected a number').int().min(0).default(200),
  RATE_LIMIT: flag('on'),
  PUSH_TO_LOOPBACK: flag('off'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((range) => range.trim())
        .filter(Boolean),
    )
    .pipe(z.array(addressRange)),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  ADMIN_PASSWORD_HASH: z
    .string()
    .refine(isPasswordHash, 'expected what npm run admin-password prints')
    .optional(),
  SUPABASE_URL: z
    .url({ protocol: /^https?$/, error: 'expected https://project.supabase.co' })
    .transform((url) => new URL(url).origin)
    .optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  SUPABASE_JWT_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'expected https://api.openai.com/v1' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-5'),
  OPENAI_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'expected dollars per million tokens, in/out: 1.25/10')
    .transform((text) => {
      const [input = 0, output = 0] = text.split('/').map(Number);
      return { input, output };
    })
    .optional(),
  POSTHOG_URL: z
    .url({ protocol: /^https?$/, error: 'expected https://eu.i.posthog.com' })
    .transform((url) => new URL(url).origin)
    .optional(),
  POSTHOG_KEY: z.string().min(1).optional(),
  STORE_MB_PER_DAY: z.coerce.number('expected a number').int().min(1).default(1024),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'expected smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\p{Cc}"]{1,60} <)?[^\s<>@,;"]+@[^\s<>@,;"]+?>?$/u,
      'expected Bee Jinx <bee@play.example.org>',
    )
    .optional(),
  EVENTS_KEEP_DAYS: z.coerce.number('expected a number').int().min(2).max(3650).default(90),
  BACKUPS_KEEP: z.coerce.number('expected a number').int().min(1).default(14),
  SESSION_DAYS: z.coerce.number('expected a number').int().min(1).max(400).default(400),
});

export const settingNames = Object.keys(settings.shape);

export interface Config {
  /** Whether others than whoever sits at this machine may be using it. */
  isProduction: boolean;
  port: number;
  host: string;
  /** Where visitors find us, such as https://play.example.org. */
  publicOrigin: string | undefined;
  dataDir: string;
  /** The built web app, where it isn't beside us. */
  webDir: string | undefined;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Replicas, for reads that decide nothing. */
  databaseReadUrl: string | undefined;
  databasePrepared: Prepared;
  redis: RedisPlace | undefined;
  logLevel: string;
  slowStatementMs: number;
  rateLimit: boolean;
  /** Lets a test's own push service stand on this machine. */
  pushToLoopback: boolean;
  trustedProxies: string[];
  metricsToken: string | undefined;
  adminPasswordHash: string | undefined;
  supabase: { url: string; anonKey: string; jwtSecret: string | undefined } | undefined;
  posthog: { host: string; key: string } | undefined;
  /** What players may add in a day, all of them together: events, posts, feedback. */
  storeMbPerDay: number;
  /** Where mails are handed over, and who they are from. */
  mail: { smtpUrl: string; from: string; origin: string } | undefined;
  /** How long raw events are kept; the roll-ups stay. */
  eventsKeepDays: number;
  /** How many of its backups `npm run backup` leaves in DATA_DIR. */
  backupsKeep: number;
  sessionDays: number;
  /** Anything that speaks OpenAI's chat completions. */
  languageModel:
    | {
        baseUrl: string;
        apiKey: string | undefined;
        name: string;
        prices: { input: number; output: number } | undefined;
      }
    | undefined;
}

/** Shown to the operator as it is, so it never repeats a value: settings hold passwords. */
export class InvalidConfig extends Error {}

const loopback = ['localhost', '127.0.0.1', '::1'];

/**
 * What does no harm on one's own machine and would in production, which is NODE_ENV=production or a HOST that others can
 * reach. Each names the setting, and why.
 */
function rejectUnsafeConfig(found: z.output<typeof settings>): void {
  const faults = [
    !found.RATE_LIMIT && 'RATE_LIMIT: off is only for load tests with HOST on loopback',
    found.PUSH_TO_LOOPBACK && 'PUSH_TO_LOOPBACK: on is only for tests with HOST on loopback',
    found.TRUSTED_PROXIES.some((range) => range.endsWith('/0')) &&
      'TRUSTED_PROXIES: whoever trusts everybody lets every visitor choose their address',
    found.SUPABASE_URL !== undefined &&
      found.PUBLIC_URL === undefined &&
      'PUBLIC_URL: Supabase sends e-mails that lead back to it, so it must be set',
    found.SUPABASE_URL !== undefined &&
      !isSecure(found.SUPABASE_URL) &&
      'SUPABASE_URL: expected https, since it says who somebody is',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new InvalidConfig(`Wrong setting. ${faults.join('; ')}.`);
}

const isSecure = (origin: string) =>
  origin.startsWith('https:') || loopback.includes(new URL(origin).hostname);

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new InvalidConfig(`Wrong setting. ${faults.join('; ')}.`);
  }
  const found = parsed.data;
  const isProduction = found.NODE_ENV === 'production' || !loopback.includes(found.HOST);
  if (isProduction) rejectUnsafeConfig(found);
  const { SUPABASE_URL: supabaseUrl, SUPABASE_ANON_KEY: anonKey } = found;
  if ((supabaseUrl === undefined) !== (anonKey === undefined)) {
    throw new InvalidConfig(
      'Wrong setting. SUPABASE_URL and SUPABASE_ANON_KEY: set both, or neither.',
    );
  }
  const { POSTHOG_URL: posthogHost, POSTHOG_KEY: posthogKey } = found;
  if ((posthogHost === undefined) !== (posthogKey === undefined)) {
    throw new InvalidConfig('Wrong setting. POSTHOG_URL and POSTHOG_KEY: set both, or neither.');
  }
  if (found.DATABASE_READ_URL !== undefined && found.DATABASE_URL === undefined) {
    throw new InvalidConfig('Wrong setting. DATABASE_READ_URL needs DATABASE_URL, the primary.');
  }
  if (found.REDIS_SENTINELS.length > 0 && found.REDIS_URL === undefined) {
    throw new InvalidConfig(
      'Wrong setting. REDIS_SENTINELS needs REDIS_URL with the name that they know the primary by: redis://bee-jinx.',
    );
  }
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: origin } = found;
  if ((smtpUrl === undefined) !== (from === undefined)) {
    throw new InvalidConfig('Wrong setting. SMTP_URL and MAIL_FROM: set both, or neither.');
  }
  if (smtpUrl !== undefined && origin === undefined) {
    throw new InvalidConfig('Wrong setting. SMTP_URL needs PUBLIC_URL, for the links in mails.');
  }
  return {
    isProduction,
    port: found.PORT,
    host: found.HOST,
    publicOrigin: found.PUBLIC_URL,
    dataDir: found.DATA_DIR,
    webDir: found.WEB_DIR,
    databaseUrl: found.DATABASE_URL,
    databasePool: found.DATABASE_POOL,
    databaseReadUrl: found.DATABASE_READ_URL,
    databasePrepared: found.DATABASE_PREPARED,
    redis:
      found.REDIS_URL === undefined
        ? undefined
        : { url: found.REDIS_URL, sentinels: found.REDIS_SENTINELS },
    logLevel: found.LOG_LEVEL,
    slowStatementMs: found.SLOW_STATEMENT_MS,
    rateLimit: found.RATE_LIMIT,
    pushToLoopback: found.PUSH_TO_LOOPBACK,
    trustedProxies: found.TRUSTED_PROXIES,
    metricsToken: found.METRICS_TOKEN,
    adminPasswordHash: found.ADMIN_PASSWORD_HASH,
    supabase:
      supabaseUrl && anonKey
        ? { url: supabaseUrl, anonKey, jwtSecret: found.SUPABASE_JWT_SECRET }
        : undefined,
    posthog: posthogHost && posthogKey ? { host: posthogHost, key: posthogKey } : undefined,
    storeMbPerDay: found.STORE_MB_PER_DAY,
    mail: smtpUrl && from && origin ? { smtpUrl, from, origin } : undefined,
    eventsKeepDays: found.EVENTS_KEEP_DAYS,
    backupsKeep: found.BACKUPS_KEEP,
    sessionDays: found.SESSION_DAYS,
    languageModel:
      found.OPENAI_BASE_URL || found.OPENAI_API_KEY
        ? {
            baseUrl: found.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
            apiKey: found.OPENAI_API_KEY,
            name: found.OPENAI_MODEL,
            prices: found.OPENAI_PRICES,
          }
        : undefined,
  };
}

/** What has the settings beside the environment: the file that ENV_FILE names, or .env where there is one. */
export function settingsFile(): string | undefined {
  return process.env.ENV_FILE || (existsSync('.env') ? '.env' : undefined);
}

/** From the process, with the lines of a file beneath what is set already. */
export function loadConfig(): Config {
  const file = settingsFile();
  try {
    if (file) process.loadEnvFile(file);
  } catch (error) {
    throw new InvalidConfig(`${file} can't be read (${(error as { code?: string }).code}).`);
  }
  return readConfig(process.env);
}
