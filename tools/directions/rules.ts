import { readSource, type Source, type SourceFile } from './source.ts';

interface Violation {
  path: string;
  line: number;
  rule: string;
}

export function findViolations(files: SourceFile[]): Violation[] {
  return files.map(readSource).flatMap((source) =>
    rules.flatMap(({ says, brokenAt }) =>
      brokenAt(source).map(({ start }) => ({
        path: source.path,
        line: source.lineAt(start),
        rule: says,
      })),
    ),
  );
}

interface Rule {
  says: string;
  /** Where the file breaks it. */
  brokenAt(source: Source): { start: number }[];
}

type Imported = Source['imports'][number];

/** Which of our packages each package may import, and by which entry point. */
const packageDoors: Record<string, string[]> = {
  game: [],
  bee: ['@bee-jinx/game'],
  contract: ['@bee-jinx/game'],
  server: ['@bee-jinx/game', '@bee-jinx/bee', '@bee-jinx/contract'],
  web: ['@bee-jinx/game', '@bee-jinx/contract/browser'],
};

/** What any feature of the server may import besides itself and the platform. */
const openFeatures = ['identity', 'notifications', 'mail', 'events'];
/** Conditions that the queries of any feature may use. */
const openQueries = ['features/friends/blocks/queries.ts'];
/** Features of the web that any screen may import. */
const openScreens = ['buzz', 'simulator'];
/** The floors of the web that know nothing of the game. */
const gameFree = ['platform', 'theme', 'ui'];
/** The floors below the screens, and what each may import. */
const webFloors: Record<string, readonly string[]> = {
  platform: [],
  theme: ['platform'],
  ui: ['platform', 'theme'],
  api: ['platform'],
  domain: ['platform', 'theme', 'ui', 'api'],
};
const testTools = ['vitest', 'fast-check'];
const timeless = ['game', 'bee', 'server'];

export const rules: Rule[] = [
  imports(
    'a package imports only the packages below it',
    ({ packageName }, { specifier }) =>
      packageName !== '' &&
      specifier.startsWith('@bee-jinx/') &&
      !packageDoors[packageName]?.includes(specifier),
  ),

  imports(
    'a relative import stays in its package',
    ({ packageName }, { target }) =>
      packageName !== '' && target !== undefined && !target.startsWith(`packages/${packageName}/`),
  ),

  imports(
    'tools imports neither bench, trials nor e2e',
    ({ path }, { target }) =>
      path.startsWith('tools/') && /^(?:bench|trials|e2e)\//.test(target ?? ''),
  ),

  imports(
    'game imports nothing but itself',
    ({ packageName, isTest }, { specifier, target }) =>
      packageName === 'game' && target === undefined && !(isTest && testTools.includes(specifier)),
  ),

  imports(
    'the platform imports no feature',
    (source, imported) =>
      source.packageName === 'server' &&
      source.packagePath.startsWith('platform/') &&
      packagePathOf(imported).startsWith('features/'),
  ),

  imports(
    'a feature imports no other feature, except identity, notifications, mail, events and friends/blocks',
    (source, imported) => {
      const importedFeature = featureOf(packagePathOf(imported));
      const own = featureOf(source.packagePath);
      return (
        source.packageName === 'server' &&
        own !== '' &&
        importedFeature !== '' &&
        importedFeature !== own &&
        !openFeatures.includes(importedFeature) &&
        !openQueries.includes(packagePathOf(imported))
      );
    },
  ),

  imports(
    'only queries.ts and platform/database import kysely',
    ({ packageName, packagePath }, { specifier }) =>
      packageName === 'server' &&
      /^kysely(\/|$)/.test(specifier) &&
      !packagePath.endsWith('/queries.ts') &&
      !packagePath.startsWith('platform/database/'),
  ),

  ...Object.entries(webFloors).map(([floor, below]) =>
    imports(
      `${floor} of the web imports ${['only itself', ...below].join(', ')}`,
      (source, imported) =>
        source.packageName === 'web' &&
        source.packagePath.startsWith(`${floor}/`) &&
        imported.target !== undefined &&
        ![floor, ...below].some((allowed) => packagePathOf(imported).startsWith(`${allowed}/`)),
    ),
  ),

  imports(
    `${gameFree.join(', ')} of the web know nothing of the game`,
    ({ packageName, packagePath }, { specifier }) =>
      packageName === 'web' &&
      gameFree.some((floor) => packagePath.startsWith(`${floor}/`)) &&
      specifier.startsWith('@bee-jinx/'),
  ),

  imports(
    `a screen imports neither another screen, except ${openScreens.join(', ')}, nor app`,
    (source, imported) => {
      const own = featureOf(source.packagePath);
      const packagePath = packagePathOf(imported);
      const importedFeature = featureOf(packagePath);
      return (
        source.packageName === 'web' &&
        own !== '' &&
        (packagePath.startsWith('app/') ||
          (importedFeature !== '' &&
            importedFeature !== own &&
            !openScreens.includes(importedFeature)))
      );
    },
  ),

  imports(
    'components of the web call the server through queries and commands',
    ({ packageName, path, isTest }, imported) =>
      packageName === 'web' &&
      path.endsWith('.tsx') &&
      !isTest &&
      packagePathOf(imported) === 'api/call.ts',
  ),

  {
    says: 'only config.ts reads the environment; main.ts and commands hand it over',
    brokenAt: (source) => {
      const { packageName, packagePath, isTest } = source;
      if (packageName !== 'server' || isTest || packagePath === 'config.ts') return [];
      const handsOver = packagePath === 'main.ts' || packagePath.startsWith('commands/');
      const reads = source
        .members()
        .filter(({ name, isArgument }) => name === 'process.env' && !(handsOver && isArgument));
      return [...reads, ...importsOf(source, 'node:process', /\benv\b/)];
    },
  },

  {
    says: 'only platform/clock.ts reads the clock',
    brokenAt: (source) => {
      const { packageName, packagePath, isTest } = source;
      if (!timeless.includes(packageName) || isTest || packagePath === 'platform/clock.ts')
        return [];
      const reading =
        /^(?:globalThis\.)?(?:Date\.now|new Date|performance\.now|process\.hrtime|Temporal\.Now)$/;
      return source.members().filter(({ name }) => reading.test(name));
    },
  },

  {
    says: 'only platform/random.ts draws random numbers',
    brokenAt: (source) => {
      const { packageName, packagePath, isTest } = source;
      if (!timeless.includes(packageName) || isTest || packagePath === 'platform/random.ts')
        return [];
      const drawing =
        /\bMath\.random$|\.(?:randomBytes|randomInt|randomUUID(?:v7)?|randomFill(?:Sync)?|getRandomValues)$/;
      return [
        ...source.members().filter(({ name }) => drawing.test(name)),
        ...importsOf(source, 'node:crypto', /\b(?:random|getRandom)\w+/),
      ];
    },
  },
];

function imports(says: string, forbids: (source: Source, imported: Imported) => boolean): Rule {
  return {
    says,
    brokenAt: (source) => source.imports.filter((imported) => forbids(source, imported)),
  };
}

/** Where in its package a relative import leads: 'features/dance/queries.ts'. */
const packagePathOf = ({ target }: Imported): string =>
  target?.split('/src/').slice(1).join('/src/') ?? '';

const featureOf = (packagePath: string): string =>
  /^features\/([^/]+)\//.exec(packagePath)?.[1] ?? '';

const importsOf = ({ imports: all }: Source, specifier: string, names: RegExp): Imported[] =>
  all.filter((entry) => entry.specifier === specifier && names.test(entry.names));
