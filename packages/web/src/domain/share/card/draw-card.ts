import { readTokens, type Tokens } from './colours.ts';
import { drawCells } from './draw-cells.ts';
import {
  type Box,
  beeBox,
  cardMargin,
  cardSize,
  fittedSize,
  stageShape,
  textBox,
} from './layout.ts';
import { svgToImage } from './svg-to-image.ts';

interface Models {
  bee: SVGSVGElement;
  jar: SVGSVGElement;
}

export interface CardContent {
  /** Beside the name of the game. */
  label: string;
  head: string;
  tail: string;
  isJinx: boolean;
  /** A cell for each. */
  warmths: readonly number[];
  host: string;
}

const rays = 16;

export async function drawCard(card: CardContent, models: Models): Promise<Blob> {
  const tokens = readTokens();
  const [beeImage, jarImage] = await Promise.all([
    svgToImage(models.bee, beeBox),
    svgToImage(models.jar, { width: 200, height: 200 }),
    loadDisplayFace(tokens['font-word']),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = cardSize.width;
  canvas.height = cardSize.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');

  pen.fillStyle = tokens.paper;
  pen.fillRect(0, 0, cardSize.width, cardSize.height);
  drawStage(pen, tokens, card.isJinx);
  drawInBox(pen, beeImage, beeBox);
  drawName(pen, tokens, card.label);
  drawWords(pen, tokens, card);
  drawCells(pen, tokens, card.warmths, jarImage);
  drawFoot(pen, tokens, card.host);
  return asPng(canvas);
}

/**
 * Only the first family: `load` rejects when one of several has no source, as the fallback hasn't without
 * local fonts. Without it the card uses the next face.
 */
async function loadDisplayFace(families: string): Promise<void> {
  const [displayFace] = families.split(',');
  await document.fonts.load(`750 100px ${displayFace}`).catch(reportError);
}

function drawInBox(pen: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const { width, height } = image;
  pen.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2);
}

function drawStage(pen: CanvasRenderingContext2D, tokens: Tokens, isJinx: boolean): void {
  const { width } = cardSize;
  const { height, cut } = stageShape;
  pen.save();
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(width, 0);
  pen.lineTo(width, height - cut.height);
  pen.lineTo(width - cut.width, height);
  pen.lineTo(cut.width, height);
  pen.lineTo(0, height - cut.height);
  pen.clip();
  pen.fillStyle = tokens.stage;
  pen.fillRect(0, 0, width, height);
  if (isJinx) drawRays(pen, tokens);
  pen.restore();
}

function drawRays(pen: CanvasRenderingContext2D, tokens: Tokens): void {
  const x = beeBox.x + beeBox.width / 2;
  const y = beeBox.y + beeBox.height / 2;
  const turn = (2 * Math.PI) / rays;
  pen.fillStyle = tokens['stage-2'];
  for (let ray = 0; ray < rays; ray += 1) {
    const from = (ray + 0.1) * turn;
    const to = from + turn / 2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + cardSize.width * Math.cos(from), y + cardSize.width * Math.sin(from));
    pen.lineTo(x + cardSize.width * Math.cos(to), y + cardSize.width * Math.sin(to));
    pen.fill();
  }
}

/** The i has no dot; cells replace the dots. */
function drawName(pen: CanvasRenderingContext2D, tokens: Tokens, label: string): void {
  const size = 62;
  const baseline = 104;
  const letters = 'j\u0131nx';
  pen.fillStyle = tokens['on-stage'];
  setFont(pen, 900, size, tokens['font-word'], -0.02);
  pen.fillText('bee', cardMargin, baseline);
  const x = cardMargin + pen.measureText('bee').width + 0.17 * size;
  pen.fillText(letters, x, baseline);
  const end = x + pen.measureText(letters).width;
  const top = baseline - 0.7365 * size;
  drawDot(pen, tokens['logo-1'] || tokens['paper-soft'], x + 0.02 * size, top, size);
  drawDot(pen, tokens['logo-2'] || tokens.petal, x + 0.305 * size, top, size);
  pen.fillStyle = tokens['on-stage-soft'];
  setFont(pen, 600, 28, tokens['font-ui']);
  pen.fillText(label, end + 20, baseline);
}

const dotPath =
  'M10.5 1.2a5 5 0 0 1 5 0l7.5 4.4a5 5 0 0 1 2.5 4.3v10.2a5 5 0 0 1-2.5 4.3l-7.5 4.4a5 5 0 0 1-5 0L3 24.4a5 5 0 0 1-2.5-4.3V9.9A5 5 0 0 1 3 5.6Z';

function drawDot(
  pen: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  size: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale((0.235 * size) / 26, (0.235 * size) / 26);
  pen.fillStyle = colour;
  pen.fill(new Path2D(dotPath));
  pen.restore();
}

function drawWords(
  pen: CanvasRenderingContext2D,
  tokens: Tokens,
  { head, tail }: CardContent,
): void {
  const wished = 148;
  pen.fillStyle = tokens['on-stage'];
  setFont(pen, 750, wished, tokens['font-word'], -0.03);
  const size = fittedSize(wished, pen.measureText(head).width, textBox.width);
  setFont(pen, 750, size, tokens['font-word'], -0.03);
  // The tail of a j would stand in the line below.
  const raised = Math.max(0, pen.measureText(head).actualBoundingBoxDescent - 20);
  pen.fillText(head, textBox.x - 4, textBox.y + 118 - raised);
  pen.fillStyle = tokens['on-stage-soft'];
  setFont(pen, 650, 34, tokens['font-ui']);
  pen.fillText(tail, textBox.x, textBox.y + 176);
}

function drawFoot(pen: CanvasRenderingContext2D, tokens: Tokens, host: string): void {
  const baseline = 590;
  pen.fillStyle = tokens.ink;
  setFont(pen, 650, 38, tokens['font-word'], -0.015);
  pen.fillText('Two minds, two words.', cardMargin, baseline);
  pen.fillStyle = tokens['ink-soft'];
  setFont(pen, 600, 28, tokens['font-ui']);
  pen.textAlign = 'right';
  pen.fillText(host, cardSize.width - cardMargin, baseline);
  pen.textAlign = 'left';
}

function setFont(
  pen: CanvasRenderingContext2D,
  weight: number,
  size: number,
  family: string,
  spacing = 0,
): void {
  pen.font = `${weight} ${size}px ${family}`;
  pen.letterSpacing = `${spacing * size}px`;
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture can’t be written.'))),
      'image/png',
    ),
  );
}
