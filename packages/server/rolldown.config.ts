import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const root = import.meta.dirname;
const dist = join(root, 'dist');

export default defineConfig({
  input: join(root, 'src/main.ts'),
  platform: 'node',
  // An addon that pg would use if it were installed.
  external: ['pg-native'],
  plugins: [keepPlaces()],
  output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
});

/** Our modules find their files, such as the bee's data, beside themselves: each keeps the address of its source. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: /\/packages\/\w+\/src\//, code: 'import.meta.url' },
      handler: (code, id) =>
        code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(dist, id))}, import.meta.url).href`,
        ),
    },
  };
}
