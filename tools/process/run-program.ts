import { type ChildProcess, spawn } from 'node:child_process';
import { atExit } from './at-exit.ts';
import { root, toolEnvironment } from './root.ts';

export interface RunResult {
  code: number;
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  limitMs?: number;
}

const running = new Set<ChildProcess>();

/** Runs a program to its end without stdin, and collects its output. */
export function runProgram(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that its workers can be killed together with it.
      detached: true,
    });
    running.add(child);
    const endGroup = atExit(() => signalGroup(child, 'SIGKILL'));
    let output = '';
    const limit = options.limitMs === undefined ? undefined : setTimeout(tooLong, options.limitMs);

    function tooLong(): void {
      output += `\nStopped: it ran for more than ${(options.limitMs ?? 0) / 60_000} minutes.\n`;
      signalGroup(child, 'SIGKILL');
    }

    function ended(code: number): void {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    }

    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`;
      ended(1);
    });
    // A worker that outlived it would keep its pipes open, and us waiting.
    child.once('exit', endGroup);
    child.once('close', (code) => ended(code ?? 1));
  });
}

/** Asks all running programs to end, and kills them after a timeout. */
export async function stopAllPrograms(patienceMs = 5000): Promise<void> {
  const children = [...running];
  const exited = Promise.all(
    children.map((child) => new Promise((resolve) => child.once('close', resolve))),
  );
  // Only the program itself: it ends its own workers.
  for (const child of children) child.kill('SIGINT');
  const limit = setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, patienceMs);
  await exited;
  clearTimeout(limit);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
