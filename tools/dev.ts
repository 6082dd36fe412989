import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root, toolEnvironment } from './process/root.ts';

const pagePort = '3000';
const apiPort = '3001';

let ending = false;

const processes = [
  startProcess('server', process.execPath, ['--watch', 'packages/server/src/main.ts'], {
    cwd: root,
    env: toolEnvironment({ PORT: apiPort, HOST: 'localhost' }),
  }),
  startProcess('web', 'vite', ['--port', pagePort, '--strictPort'], {
    cwd: `${root}/packages/web`,
    env: toolEnvironment({ API_PORT: apiPort }),
  }),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopProcesses(0));

function startProcess(
  name: string,
  command: string,
  args: string[],
  where: { cwd: string; env: NodeJS.ProcessEnv },
): ChildProcess {
  const child = spawn(command, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
  const label = name.padEnd(6);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  child.once('error', (error) => {
    console.error(`${label} │ ${error.message}`);
    stopProcesses(1);
  });
  child.once('exit', (code) => stopProcesses(code ?? 1));
  return child;
}

/** Neither side is of use alone, so they end together. */
function stopProcesses(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const side of processes) side.kill('SIGTERM');
}
