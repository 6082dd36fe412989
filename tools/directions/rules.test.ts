// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings below are source text.
import { describe, expect, test } from 'vitest';

import { findViolations, rules } from './rules.ts';

const check = (path: string, text: string) =>
  findViolations([{ path: /^(?:tools|bench)\//.test(path) ? path : `packages/${path}`, text }]);
const rulesBroken = (path: string, text: string) => check(path, text).map(({ rule }) => rule);

const belowIt = 'a package imports only the packages below it';
const inPackage = 'a relative import stays in its package';
const toolsBelow = 'tools imports neither bench, trials nor e2e';
const gameAlone = 'game imports nothing but itself';
const platform = 'the platform imports no feature';
const features =
  'a feature imports no other feature, except identity, notifications, mail, events and friends/blocks';
const kysely = 'only queries.ts and platform/database import kysely';
const webPlatform = 'platform of the web imports only itself';
const webTheme = 'theme of the web imports only itself, platform';
const webUi = 'ui of the web imports only itself, platform, theme';
const webGameFree = 'platform, theme, ui of the web know nothing of the game';
const webApi = 'api of the web imports only itself, platform';
const webDomain = 'domain of the web imports only itself, platform, theme, ui, api';
const screens = 'a screen imports neither another screen, except buzz, simulator, nor app';
const components = 'components of the web call the server through queries and commands';
const environment = 'only config.ts reads the environment; main.ts and commands hand it over';
const clock = 'only platform/clock.ts reads the clock';
const chance = 'only platform/random.ts draws random numbers';

const planted: [rule: string, path: string, text: string][] = [
  [webPlatform, 'web/src/platform/safe-storage.ts', "import { call } from '../api/call.ts';"],
  [belowIt, 'game/src/word.ts', "import { bee } from '@bee-jinx/bee';"],
  [belowIt, 'bee/src/mind.ts', "export * from '@bee-jinx/contract';"],
  [belowIt, 'contract/src/dance.ts', "import type { App } from '@bee-jinx/server';"],
  [belowIt, 'server/src/app.ts', "const web = await import('@bee-jinx/web');"],
  [belowIt, 'web/src/api/call.ts', "import { calls } from '@bee-jinx/contract';"],
  [belowIt, 'web/src/api/call.test.ts', "import { reply } from '@bee-jinx/bee';"],
  [inPackage, 'server/src/app.ts', "import { jinx } from '../../game/src/jinx.ts';"],
  [inPackage, 'web/src/main.tsx', "import '../../../tools/start.ts';"],
  [toolsBelow, 'tools/load/usage.ts', "import { ownCpu } from '../../bench/usage.ts';"],
  [gameAlone, 'game/src/word.ts', "import { createHash } from 'node:crypto';"],
  [gameAlone, 'game/src/word.ts', "import fc from 'fast-check';"],
  [platform, 'server/src/platform/live/live.ts', "import { a } from '../../features/dance/a.ts';"],
  [features, 'server/src/features/dance/a.ts', "export type { B } from '../daily/b.ts';"],
  [features, 'server/src/features/identity/a.ts', "import { b } from '../groups/b.ts';"],
  [kysely, 'server/src/features/dance/submit-word.ts', "import { sql } from 'kysely';"],
  [kysely, 'server/src/app.ts', "import type { Migrator } from 'kysely/migration';"],
  [webUi, 'web/src/ui/button/Button.tsx', "import { call } from '../../api/call.ts';"],
  [webUi, 'web/src/ui/button/Button.tsx', "import { Trail } from '../../domain/play/Trail.tsx';"],
  [webGameFree, 'web/src/ui/text-area/TextArea.tsx', "import { rank } from '@bee-jinx/game';"],
  [webApi, 'web/src/api/call.ts', "import { router } from '../app/router.tsx';"],
  [webTheme, 'web/src/theme/theme.ts', "import('../features/daily/daily.tsx');"],
  [webDomain, 'web/src/domain/play/a.ts', "import { b } from '../../features/daily/b.ts';"],
  [screens, 'web/src/features/daily/daily.tsx', "import { Seal } from '../dance/seal.tsx';"],
  [screens, 'web/src/features/daily/daily.tsx', "import { router } from '../../app/router.tsx';"],
  [components, 'web/src/features/daily/daily.tsx', "import { call } from '../../api/call.ts';"],
  [environment, 'server/src/app.ts', "const port = process.env['PORT'];"],
  [environment, 'server/src/main.ts', 'const port = process.env.PORT;'],
  [environment, 'server/src/platform/redis.ts', "import { env } from 'node:process';"],
  [clock, 'server/src/features/daily/today.ts', 'const now = Date.now();'],
  [clock, 'game/src/calendar.ts', 'const today = new Date();'],
  [clock, 'game/src/calendar.ts', 'const today = new Date;'],
  [clock, 'bee/src/mind.ts', 'const began = performance.now();'],
  [clock, 'bee/src/mind.ts', 'const began = Temporal.Now.instant();'],
  [
    clock,
    'server/src/platform/http/metrics.ts',
    'const text = `at ${`in ${{ a: Date.now() }.a}`} ms`;',
  ],
  [chance, 'game/src/word.ts', 'const dice = Math.random();'],
  [chance, 'server/src/app.ts', "import { createHash, randomUUID } from 'node:crypto';"],
  [chance, 'server/src/app.ts', 'const id = crypto.randomUUID();'],
];

describe('a planted violation', () => {
  test.each(planted)('of "%s" is found in %s: %s', (rule, path, text) => {
    expect(rulesBroken(path, text)).toContain(rule);
  });

  test('is planted for every rule', () => {
    expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual(
      rules.map(({ says }) => says).sort(),
    );
  });

  test('is found on its line, whatever its layout', () => {
    const text = "/* one\n two */\nimport {\n  type A,\n  b,\n} from\n  '@bee-jinx/web';\n";
    expect(check('server/src/app.ts', text)).toEqual([
      { path: 'packages/server/src/app.ts', line: 3, rule: belowIt },
    ]);
  });

  test('is found after text that looks like the start of a string, a comment or a regular expression', () => {
    const text = [
      "const half = total / 2; const quote = /['\"`]/g; const path = '//';",
      "const text = `it's ${half / 2} // not a comment`;",
      'const time = Date.now();',
    ].join('\n');
    expect(check('server/src/app.ts', text)).toEqual([
      { path: 'packages/server/src/app.ts', line: 3, rule: clock },
    ]);
  });
});

const allowed: [path: string, text: string][] = [
  ['bench/start-up.ts', "import { findFreePort } from '../tools/services/find-free-port.ts';"],
  ['tools/tour/scenes.ts', "import type { DailyGame } from '@bee-jinx/contract';"],
  ['bee/src/mind.ts', "import { jinx } from '@bee-jinx/game';"],
  [
    'server/src/app.ts',
    "import { calls } from '@bee-jinx/contract';\nimport { mind } from '@bee-jinx/bee';",
  ],
  ['web/src/api/call.ts', "import { routes } from '@bee-jinx/contract/browser';"],
  ['web/src/features/hives/Hive.tsx', "import('../buzz/Feed.tsx');"],
  [
    'game/src/word.test.ts',
    "import { test } from 'vitest';\nimport fc from 'fast-check';\nimport { word } from './word.ts';",
  ],
  [
    'server/src/features/dance/submit-word.ts',
    "import { identify } from '../identity/identify.ts';\nimport { tell } from '../notifications/tell.ts';\nimport { count } from '../events/count.ts';\nimport { live } from '../../platform/live/live.ts';\nimport { seat } from './seat.ts';",
  ],
  ['server/src/features/dance/queries.ts', "import { sql } from 'kysely';"],
  ['server/src/platform/database/migrate.ts', "import { Migrator } from 'kysely/migration';"],
  ['server/src/main.ts', 'const config = readConfig(process.env);'],
  ['server/src/commands/backup.ts', 'const config = readConfig(process.env);'],
  ['server/src/config.ts', 'const given = process.env;'],
  ['server/src/platform/clock.ts', 'export const now = () => Date.now();'],
  ['server/src/platform/random.ts', "import { randomBytes } from 'node:crypto';"],
  ['server/src/features/dance/dance.test.ts', 'const id = Math.random() + Date.now();'],
  ['server/src/testing/test-database.ts', "const url = process.env['URL'] + Date.now();"],
  ['server/src/app.ts', 'const day = new Date(now).getTime() + new Date("2024-01-01").getTime();'],
  [
    'game/src/friend-code.ts',
    'export function makeFriendCode(randomBytes: Uint8Array) { return randomBytes.length; }',
  ],
  [
    'web/src/features/daily/daily.tsx',
    "import { Button } from '../../ui/button.tsx';\nimport { Seal } from './seal.tsx';\nconst now = Date.now();",
  ],
  ['web/src/app/router.tsx', "const lazy = () => import('../features/daily/daily.tsx');"],
];

const mentions: [path: string, text: string][] = [
  ['game/src/word.ts', "// import { bee } from '@bee-jinx/bee';"],
  ['game/src/word.ts', "/**\n * import { bee } from '@bee-jinx/bee';\n * Date.now()\n */"],
  ['server/src/app.ts', 'const hint = "import { sql } from \'kysely\'";'],
  ['server/src/app.ts', "const hint = 'say \"import(\\'kysely\\')\" or Date.now()';"],
  [
    'server/src/app.ts',
    "const hint = `import { sql } from 'kysely'; ${1} Math.random() process.env`;",
  ],
  ['server/src/app.ts', 'const pattern = /Date.now()|process.env/;'],
  [
    'web/src/ui/button.tsx',
    "const a = <p>Don't import it from '../app/router.tsx', you're warned.</p>;",
  ],
];

describe('no violation', () => {
  test.each(allowed)('is reported for allowed code in %s: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  test.each(mentions)('is reported for strings and comments in %s: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});
