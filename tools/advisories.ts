import { spawnSync } from 'node:child_process';
import { root } from './process/root.ts';

/** npm run advisories: known vulnerabilities in our packages. A registry that can't be reached is reported, but is no failure. */
const { stdout, status } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });

interface Audit {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const { metadata, vulnerabilities = {} } = parseAudit(stdout);
if (!metadata?.vulnerabilities) {
  console.log('npm audit got no answer from the registry, so nothing is known about advisories.');
} else if (status === 0) {
  console.log('No known advisory concerns a package of ours.');
} else {
  for (const [name, { severity, range }] of Object.entries(vulnerabilities)) {
    console.log(`${severity}: ${name} ${range}`);
  }
  process.exitCode = 1;
}

function parseAudit(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
