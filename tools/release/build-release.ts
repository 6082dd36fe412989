import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildAll } from '../build/build.ts';
import { runProgram } from '../process/run-program.ts';
import { isFixtureCurrent } from './make-fixture.ts';
import { normaliseSbom } from './sbom.ts';
import { makeTar, type TarFile } from './tar.ts';
import { collectLicences } from './third-party-licences.ts';

export interface ReleaseFile {
  name: string;
  bytes: number;
  sha256: string;
}

/**
 * Makes the files of a release from what is committed, into `release/`: the archive (sources, and web app and server built), the list
 * of packages, and the checksums of both. Nothing in them depends on who builds, where or when: times are the commit's.
 */
export async function buildRelease(root: string): Promise<ReleaseFile[]> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('status', '--porcelain').trim() !== '') {
    throw new Error('There are changes that are not committed; a release is made of a commit.');
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `bee-jinx-${version}`;
  if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`## ${version}`)) {
    throw new Error(`CHANGELOG.md has no section about ${version}.`);
  }
  if (!isFixtureCurrent(root, version)) {
    throw new Error(
      `The databases of ${version} are missing or older than its newest migration: npm run release -- --fixture`,
    );
  }
  const seconds = Number(git('log', '-1', '--format=%ct'));

  // Always anew: the stamp of a build says nothing about the packages that are installed.
  const built = await buildAll(root);
  if (built.code !== 0) throw new Error(built.output);
  const files = [
    ...committedFiles(root, git('ls-files', '-s', '-z')),
    ...builtFiles(root),
    {
      path: 'THIRD-PARTY-LICENCES.txt',
      isExecutable: false,
      content: Buffer.from(collectLicences(root)),
    },
  ];
  const archive = gzipSync(
    makeTar(
      files.map((file) => ({ ...file, path: `${name}/${file.path}` })),
      seconds,
    ),
    { level: 9 },
  );
  const contents = {
    [`${name}.tar.gz`]: archive,
    [`${name}.sbom.json`]: Buffer.from(await makeSbom(root, new Date(seconds * 1000))),
  };

  const folder = join(root, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const made = Object.entries(contents).map(([fileName, content]) => {
    writeFileSync(join(folder, fileName), content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name: fileName, bytes: content.length, sha256 };
  });
  const sums = made.map(({ name: file, sha256 }) => `${sha256}  ${file}\n`).join('');
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  return made;
}

function committedFiles(root: string, listing: string): TarFile[] {
  return listing
    .split('\0')
    .filter(Boolean)
    .map((entry) => {
      const [mode = '', , , path = ''] = entry.split(/\s/);
      return {
        path,
        isExecutable: mode === '100755',
        content: readFileSync(join(root, path)),
      };
    });
}

function builtFiles(root: string): TarFile[] {
  return globSync('packages/{web,server}/dist/{**/*,.build-stamp}', { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => ({ path, isExecutable: false, content: readFileSync(join(root, path)) }));
}

async function makeSbom(root: string, builtAt: Date): Promise<string> {
  const { code, output } = await runProgram(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'],
    { cwd: root },
  );
  if (code !== 0) throw new Error(`npm sbom needs npm 9.9, or 10.2 or newer.\n${output}`);
  return normaliseSbom(output.slice(output.indexOf('{')), { name: 'bee-jinx', builtAt });
}
