import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * The licences of every package that runs in the server or is part of the web app, with their texts. What only builds and
 * tests is left out, as nobody gets it from us. Of a package that npm installs only on some machines no text is copied,
 * or two builders would get two files.
 */
export function collectLicences(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const entries = Object.entries(lock.packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = entries.map(([path, found]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const head = `${name} ${found.version} (${found.license ?? 'licence not named'})`;
    const isForSomeMachines = found.os !== undefined || found.cpu !== undefined;
    const text = isForSomeMachines
      ? 'Its licence lies in its own folder under node_modules.'
      : licenceText(join(root, path));
    return `${'='.repeat(80)}\n${head}\n\n${text}\n`;
  });
  const intro = `Packages of others that Bee Jinx is made of, and their licences. Other works are named in NOTICE.\n`;
  return [intro, ...texts].join('\n');
}

function licenceText(folder: string): string {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: run npm ci first.`);
  const names = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name))
    .sort();
  const texts = names.map((name) =>
    readFileSync(join(folder, name), 'utf8').replace(/\r\n/g, '\n').trim(),
  );
  return texts.join('\n\n') || 'It brings no text of its licence along.';
}
