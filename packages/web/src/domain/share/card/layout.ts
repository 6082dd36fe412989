/** Layout of the card as pure numbers. */

export const cardSize = { width: 1200, height: 630 } as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const stageShape = { height: 522, cut: { width: 45, height: 78 } } as const;
export const cardMargin = 66;
export const textBox: Box = { x: cardMargin, y: 150, width: 640, height: 186 };
export const combBox: Box = { x: cardMargin, y: 362, width: 640, height: 118 };
export const beeBox: Box = { x: 716, y: 34, width: 470, height: 470 };

export const cellShape = { width: 52, height: 58 } as const;
const gap = 0.14;
const widest = 96;

interface Cells {
  width: number;
  places: { x: number; y: number }[];
}

/** Sizes the cells as large as the box allows, in as many rows as needed. */
export function layCells(count: number, box: Box): Cells {
  const choices = Array.from({ length: count }, (_, index) => widthInRows(index + 1, count, box));
  const width = Math.min(widest, Math.max(...choices));
  const step = width * (1 + gap);
  const rowStep = (width * cellShape.height) / cellShape.width + width * gap;
  const perRow = Math.max(1, Math.floor((box.width + width * gap + 0.01) / step));
  return {
    width,
    places: Array.from({ length: count }, (_, index) => ({
      x: box.x + (index % perRow) * step,
      y: box.y + Math.floor(index / perRow) * rowStep,
    })),
  };
}

function widthInRows(rows: number, count: number, box: Box): number {
  const perRow = Math.ceil(count / rows);
  const byWidth = box.width / (perRow + (perRow - 1) * gap);
  const ratio = cellShape.height / cellShape.width;
  const byHeight = box.height / (rows * ratio + (rows - 1) * gap);
  return Math.min(byWidth, byHeight);
}

/** Scales a font size down until the measured text fits. */
export function fittedSize(wished: number, measured: number, room: number): number {
  return measured <= room ? wished : Math.floor((wished * room) / measured);
}
