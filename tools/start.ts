import { spawn } from 'node:child_process';
import { exitUnlessBuilt } from './build/build.ts';
import { root } from './process/root.ts';

// `npm start` sets NODE_COMPILE_CACHE, which halves the time until the first answer.
process.chdir(root);
await exitUnlessBuilt(root);
replaceProcess(process.execPath, ['packages/server/dist/main.js']);

/** Replaces this process where the system can (execve): less memory, and signals reach the server directly. */
function replaceProcess(file: string, args: string[]): void {
  if (process.execve && process.platform !== 'win32') process.execve(file, [file, ...args]);

  const server = spawn(file, args, { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.once('exit', (code) => process.exit(code ?? 1));
}
