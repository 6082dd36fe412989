import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { settingNames, settingsFile } from '../../config.ts';
import { listServerFiles } from '../../platform/private-files.ts';
import { type Finding, fault, gigabytes, warning, well } from './finding.ts';

const othersMask = 0o077;
const fullBytes = 200e6;
const scarceBytes = 2e9;

/** Settings that start a server and are no good idea all the same. */
export function checkSettings(config: Config): Finding[] {
  const found: Finding[] = [...checkSettingsFile()];
  if (config.isProduction && !config.publicOrigin) {
    found.push(
      warning(
        'PUBLIC_URL is not set, so all links have the same preview, without a picture, and mails and pushes have no address.',
        'Set PUBLIC_URL to the address that visitors know.',
      ),
    );
  }
  if (config.isProduction && config.publicOrigin?.startsWith('http:')) {
    found.push(
      warning(
        'PUBLIC_URL is http, so cookies and words travel in the clear, and passkeys and pushes do not work.',
        'Put TLS in front (docs/deployment.md) and set PUBLIC_URL to the https address.',
      ),
    );
  }
  if (config.publicOrigin?.startsWith('https:') && config.trustedProxies.length === 0) {
    found.push(
      warning(
        'PUBLIC_URL is https and TRUSTED_PROXIES is empty: whatever ends TLS is not believed, so cookies are not Secure and all visitors share its address and its limits.',
        'Set TRUSTED_PROXIES to the addresses of the proxy.',
      ),
    );
  }
  if (config.redis && !config.databaseUrl) {
    found.push(
      warning(
        'REDIS_URL is set without DATABASE_URL: the embedded database serves one server only, which needs no Redis.',
        'Set DATABASE_URL as well (npm run move-to-postgres), or remove REDIS_URL.',
      ),
    );
  }
  if (!config.adminPasswordHash) {
    found.push(
      warning(
        'Nobody is an admin: ADMIN_PASSWORD_HASH is not set.',
        'npm run admin-password makes one.',
      ),
    );
  }
  return found.length > 0 ? found : [well('The settings are in order.')];
}

/** The last is read by the build of the web app. */
const knownNames = [...settingNames, 'VITE_SYSTEM_THEME'];

function checkSettingsFile(): Finding[] {
  const file = settingsFile();
  if (!file) return [];
  const found: Finding[] = [];
  if ((statSync(file).mode & othersMask) !== 0) {
    found.push(
      fault(`Others on this machine can read ${file}, which holds passwords.`, `chmod 600 ${file}`),
    );
  }
  const named = [...readFileSync(file, 'utf8').matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/gm)];
  const unknown = named.map(([, name = '']) => name).filter((name) => !knownNames.includes(name));
  if (unknown.length > 0) {
    found.push(
      warning(
        `${file} names what is no setting: ${unknown.join(', ')}.`,
        'Compare it with .env.example: it may be a slip.',
      ),
    );
  }
  return found;
}

/** The folder of the embedded database and of backups. */
export function checkFiles({ dataDir }: Config): Finding[] {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return [well(`${folder} does not exist yet; the first start makes it.`)];
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      fault(
        `This user may not write to ${folder}.`,
        `Run this as the server's user, or give the folder to that user: chown -R USER ${folder}`,
      ),
    ];
  }
  const open = listServerFiles(folder).filter((path) => (statSync(path).mode & othersMask) !== 0);
  if (open.length > 0) {
    return [
      fault(`Others on this machine can read ${open.join(', ')}.`, `chmod go= ${open.join(' ')}`),
    ];
  }
  const uid = process.getuid?.();
  const foreign = listServerFiles(folder).filter((path) => statSync(path).uid !== uid);
  if (foreign.length > 0) {
    return [
      warning(
        `Another user than the one who asks owns ${foreign.join(', ')}.`,
        'Run this as the server’s user; if that is you, chown them.',
      ),
    ];
  }
  return [well(`Only this user may read ${folder}.`)];
}

export function checkDisk({ dataDir }: Config): Finding[] {
  const folder = resolve(existsSync(dataDir) ? dataDir : '.');
  const { bavail, bsize, ffree, files } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `The disk of ${folder} has ${gigabytes(free)} free`;
  const todo = 'Make room: old backups and logs first. While it is full, words are refused.';
  if (free < fullBytes) return [fault(`${text}, which is as good as full.`, todo)];
  if (files > 0 && ffree < 1000) return [fault(`${text}, but no room for more files.`, todo)];
  if (free < scarceBytes) return [warning(`${text}.`, todo)];
  return [well(`${text}.`)];
}

export function checkWebApp({ webDir }: Config, builtFolder: string): Finding[] {
  const folder = webDir ?? builtFolder;
  if (existsSync(join(folder, 'index.html'))) return [well('The web app is built.')];
  const todo = webDir ? 'Set WEB_DIR to the folder with index.html, or unset it.' : 'npm run build';
  return [fault(`There is no web app in ${folder}: visitors would get errors.`, todo)];
}
