import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openImageRenderer } from './pictures/image-renderer.ts';
import { root } from './process/root.ts';

/** Maintenance: draws the app's icons and its social picture anew, to be looked at and committed. */
const pictures = [
  { file: 'icon-192.png', drawing: 'badge', width: 192, height: 192 },
  { file: 'icon-512.png', drawing: 'badge', width: 512, height: 512 },
  { file: 'icon-maskable-512.png', drawing: 'maskable', width: 512, height: 512 },
  { file: 'apple-touch-icon.png', drawing: 'square', width: 180, height: 180 },
  { file: 'social.png', drawing: 'social', width: 1200, height: 630 },
];

const studio = await openImageRenderer();
try {
  for (const { file, drawing, width, height } of pictures) {
    const picture = await studio.draw(drawing, width, height);
    writeFileSync(join(root, 'packages/web/public', file), picture);
    console.log(`${file.padEnd(24)}${(picture.length / 1000).toFixed(1).padStart(6)} kB`);
  }
} finally {
  await studio.close();
}
