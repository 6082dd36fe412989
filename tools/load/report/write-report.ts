import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReportCharts } from './charts.ts';
import { formatReport, type ReportFigures } from './format-report.ts';

export function writeReport(folder: string, figures: ReportFigures): void {
  const pictures = join(folder, 'pictures/performance');
  mkdirSync(pictures, { recursive: true });
  for (const [name, svg] of Object.entries(createReportCharts(figures.places))) {
    writeFileSync(join(pictures, name), svg);
  }
  const file = join(folder, 'performance.md');
  writeFileSync(file, formatReport(figures));
  console.log(`Written: ${file}`);
}
