import { spawn } from 'node:child_process';
import { root } from './process/root.ts';
import { buildWeb, bundleWithVite, isBuildStale } from './web-build/build.ts';

// `npm start` has compiled code kept between starts (NODE_COMPILE_CACHE): that halves the time until the first answer.
process.chdir(root);
if (isBuildStale(root)) await build();
replaceProcess(process.execPath, ['packages/server/src/main.ts']);

async function build(): Promise<void> {
  console.log('Building the web app, which takes a few seconds …');
  const { code, output } = await buildWeb(root, bundleWithVite);
  if (code === 0) return;
  console.error(
    `${output.trimEnd()}\nThe web app could not be built, so the server was not started.`,
  );
  process.exit(1);
}

/** One process instead of two where the system can: less memory, and signals reach the server itself. */
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
