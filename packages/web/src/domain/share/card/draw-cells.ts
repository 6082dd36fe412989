import { warmthLabel } from '@bee-jinx/game';
import { pointyHexagon } from '../../../ui/pointy-hexagon.ts';
import type { Tokens } from './colours.ts';
import { cellShape, combBox, layCells } from './layout.ts';

const wavePath = 'M-52 2q13-4 26 0t26 0 26 0 26 0 26 0 26 0V70H-52Z';
const levels = {
  Cold: 'warm-0',
  Cool: 'warm-1',
  Mild: 'warm-2',
  Warm: 'warm-3',
  Hot: 'warm-4',
} as const;

export function drawCells(
  pen: CanvasRenderingContext2D,
  tokens: Tokens,
  warmths: readonly number[],
  jar: HTMLImageElement,
): void {
  if (warmths.length === 0) return;
  const { width, places } = layCells(warmths.length, combBox);
  for (const [index, { x, y }] of places.entries()) {
    const warmth = warmths[index] ?? 0;
    pen.save();
    pen.translate(x, y);
    pen.scale(width / cellShape.width, width / cellShape.width);
    if (warmth < 100) drawCell(pen, tokens, warmth);
    else drawJar(pen, jar);
    pen.restore();
  }
}

function drawJar(pen: CanvasRenderingContext2D, jar: HTMLImageElement): void {
  const width = (cellShape.height * jar.width) / jar.height;
  pen.drawImage(jar, (cellShape.width - width) / 2, 0, width, cellShape.height);
}

function drawCell(pen: CanvasRenderingContext2D, tokens: Tokens, warmth: number): void {
  const word = warmthLabel(warmth);
  const outline = new Path2D(pointyHexagon.path);
  pen.fillStyle = tokens['warm-back'];
  pen.fill(outline);
  pen.save();
  pen.clip(outline);
  pen.translate(0, (100 - warmth) * 0.54);
  pen.fillStyle = word === 'Jinx' ? tokens['warm-3'] : tokens[levels[word]];
  pen.fill(new Path2D(wavePath));
  pen.restore();
  pen.strokeStyle = tokens['warm-edge'];
  pen.lineWidth = 2.8;
  pen.lineJoin = 'round';
  pen.stroke(outline);
  pen.fillStyle = tokens['on-warm'];
  pen.font = `800 21.5px ${tokens['font-word']}`;
  pen.letterSpacing = '-0.4px';
  pen.textAlign = 'center';
  pen.fillText(String(warmth), 26, 36.4);
  pen.textAlign = 'left';
}
