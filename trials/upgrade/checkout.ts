import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../tools/build/build.ts';
import { webApp } from '../../tools/build/products.ts';
import { atExit } from '../../tools/process/at-exit.ts';
import { root } from '../../tools/process/root.ts';

const migrationsFolder = 'packages/server/src/platform/database';

/** A checkout of a commit in a folder of its own, with the packages that are installed here, and its web app built. */
export async function checkOut(commit: string, change = (_folder: string) => {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-checkout-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', '--no-local', root, folder]);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder });
  for (const modules of ['node_modules', 'packages/web/node_modules']) {
    if (existsSync(join(root, modules))) linkOrCopy(join(root, modules), join(folder, modules));
  }
  change(folder);
  const built = await build(folder, webApp);
  if (built.code !== 0) throw new Error(`${commit} can't be built:\n${built.output}`);
  return folder;
}

/** With hard links, as it is half a gigabyte of files that nobody changes; on another file system there are none, and it is copied. */
function linkOrCopy(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

/** Makes a release of tomorrow of a checkout: another version, a migration that adds, another build of the web app. */
export function becomeNextRelease(folder: string): void {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  edit('packages/server/package.json', (text) =>
    text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'),
  );
  cpSync(
    join(root, 'trials/upgrade/9001-next-release.ts'),
    join(folder, migrationsFolder, 'migrations/9001-next-release.ts'),
  );
  edit(`${migrationsFolder}/migrate.ts`, (text) =>
    text
      .replace('\n/**', "import * as next from './migrations/9001-next-release.ts';\n\n/**")
      .replace('\n};', "\n  '9001-next-release': next,\n};"),
  );
  edit('packages/web/index.html', (text) =>
    text.replace('</head>', '<meta name="release" content="next"></head>'),
  );
  edit('packages/web/src/theme/tokens.css', (text) => `${text}\n:root { --next-release: 1; }\n`);
}
