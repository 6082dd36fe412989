import type { StackFrame } from './cpu-profile.ts';

const width = 1200;
const rowHeight = 16;
/** Narrower frames are left out. */
const minWidth = 1.5;
const charWidth = 6.2;

/** An SVG of the call tree, callers at the top; hovering tells a frame's name and share. */
export function flameGraph(title: string, root: StackFrame): string {
  const boxes: string[] = [];
  let depth = 0;
  const draw = (frame: StackFrame, x: number, row: number): void => {
    const frameWidth = (width * frame.totalUs) / root.totalUs;
    if (frameWidth < minWidth) return;
    depth = Math.max(depth, row);
    boxes.push(
      box(frame, { x, y: row * rowHeight, frameWidth, share: frame.totalUs / root.totalUs }),
    );
    let left = x;
    for (const child of frame.children.toSorted((a, b) => b.totalUs - a.totalUs)) {
      draw(child, left, row + 1);
      left += (width * child.totalUs) / root.totalUs;
    }
  };
  draw({ ...root, name: title }, 0, 0);
  const height = (depth + 1) * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="10">
<title>${escapeXml(title)}</title>
${boxes.join('\n')}
</svg>
`;
}

interface Placement {
  x: number;
  y: number;
  frameWidth: number;
  share: number;
}

function box({ name, url }: StackFrame, { x, y, frameWidth, share }: Placement): string {
  const letters = Math.floor((frameWidth - 4) / charWidth);
  const label = letters < 3 ? '' : escapeXml(name.slice(0, letters));
  const where = `${name} ${shortUrl(url)} ${(100 * share).toFixed(1)} %`;
  return `<g><title>${escapeXml(where)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${frameWidth.toFixed(1)}" height="${rowHeight - 1}" rx="1" fill="${colourOf(url)}"/><text x="${(x + 2).toFixed(1)}" y="${y + 11}" fill="#241a08">${label}</text></g>`;
}

function colourOf(url: string): string {
  if (url.includes('/packages/')) return '#f2b632';
  if (url.includes('/node_modules/')) return '#c9d6df';
  return url.startsWith('node:') ? '#b9cfa9' : '#ded3c4';
}

const shortUrl = (url: string): string =>
  url.replace(/^.*\/(packages|node_modules)\//, '').replace('/src/', '/');

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
