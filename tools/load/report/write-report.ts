import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportPictures } from './pictures.ts';
import { type Figures, reportText } from './text.ts';

export function writeReport(folder: string, figures: Figures): void {
  const pictures = join(folder, 'pictures/performance');
  mkdirSync(pictures, { recursive: true });
  for (const [name, svg] of Object.entries(reportPictures(figures.places))) {
    writeFileSync(join(pictures, name), svg);
  }
  const file = join(folder, 'performance.md');
  writeFileSync(file, reportText(figures));
  console.log(`Written: ${file}`);
}
