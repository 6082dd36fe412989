import { fileURLToPath } from 'node:url';
import { type Config, InvalidConfig, loadConfig } from '../config.ts';
import { checkPublicAddress, checkRunning } from './doctor/check-address.ts';
import { checkBackups } from './doctor/check-backups.ts';
import { checkEmbedded } from './doctor/check-embedded.ts';
import { checkDisk, checkFiles, checkSettings, checkWebApp } from './doctor/check-installation.ts';
import { checkPostgres } from './doctor/check-postgres.ts';
import { checkRedis } from './doctor/check-redis.ts';
import { type Finding, fault, formatFinding } from './doctor/finding.ts';

const builtWebFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * npm run doctor: what is wrong with this installation, in sentences, each with what to do. With the settings and as the user of the
 * server; beside it or without it. Changes nothing, and prints no password. Ends with 1 if there is a fault.
 */
const findings = await examine();
for (const finding of findings) console.log(formatFinding(finding));
const [faults, warnings, inOrder] = (['fault', 'warning', 'well'] as const).map(
  (level) => findings.filter((finding) => finding.level === level).length,
);
console.log(`\nFaults: ${faults}. Warnings: ${warnings}. In order: ${inOrder}.`);
process.exit(faults === 0 ? 0 : 1);

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = loadConfig();
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    return [
      fault(
        error.message,
        'Correct it there or in the environment; .env.example explains each setting.',
      ),
    ];
  }
  const { databaseUrl, redis } = config;
  return [
    ...checkSettings(config),
    ...checkFiles(config),
    ...checkDisk(config),
    ...checkWebApp(config, builtWebFolder),
    ...(databaseUrl ? await checkPostgres(databaseUrl, config) : checkEmbedded(config)),
    ...checkBackups(config),
    ...(redis ? await checkRedis(redis) : []),
    ...(await checkRunning(config)),
    ...(await checkPublicAddress(config)),
  ];
}
