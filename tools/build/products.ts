import { join, relative } from 'node:path';
import { type RunResult, runProgram } from '../process/run-program.ts';
import { readBuildFlags } from './build-flags.ts';

/** Something that is built from sources into the folder `dist` of its package. */
export interface Product {
  name: string;
  folder: string;
  /** In `dist`. */
  entry: string;
  /** Everything that ends up in it, or configures its build. */
  sources: string[];
  /** Runs the bundler in the product's folder, with output to `outFolder`. */
  bundle(folder: string, outFolder: string): Promise<RunResult>;
}

const shared = [
  'packages/game/src',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
];

export const webApp: Product = {
  name: 'web app',
  folder: 'packages/web',
  entry: 'index.html',
  sources: ['packages/web', ...shared],
  bundle: (folder, outFolder) =>
    runProgram('vite', ['build', '--outDir', relative(folder, outFolder), '--emptyOutDir'], {
      cwd: folder,
      env: { NODE_ENV: 'production', ...readBuildFlags(join(folder, '../..')) },
    }),
};

/** More than a thousand modules in a few files: to find and read each of them is half of a start. */
export const server: Product = {
  name: 'server',
  folder: 'packages/server',
  entry: 'main.js',
  sources: ['packages/server', 'packages/bee/src', ...shared],
  bundle: (folder, outFolder) =>
    runProgram('rolldown', ['--config', 'rolldown.config.ts', '--dir', outFolder], { cwd: folder }),
};
