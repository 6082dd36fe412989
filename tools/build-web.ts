import { root } from './process/root.ts';
import { buildWeb, bundleWithVite } from './web-build/build.ts';

const { code, output } = await buildWeb(root, bundleWithVite);
console.log(output.trimEnd());
process.exitCode = code;
