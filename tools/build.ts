import { buildAll } from './build/build.ts';
import { root } from './process/root.ts';

const { code, output } = await buildAll(root);
console.log(output.trimEnd());
process.exitCode = code;
