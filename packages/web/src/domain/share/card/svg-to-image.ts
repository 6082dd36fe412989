const paintProperties = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
  'paint-order',
  'opacity',
] as const;

const strokeMargin = 3;

/** Copies an SVG with its computed styles, since an image can't see our stylesheets. */
export function svgToImage(
  drawing: SVGSVGElement,
  room: { width: number; height: number },
): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll('*')];
  for (const [index, part] of [...drawing.querySelectorAll('*')].entries()) {
    const target = copies[index];
    if (target) writeStyles(part, target);
  }
  for (const name of ['class', 'style']) copy.removeAttribute(name);
  for (const name of paintProperties)
    copy.setAttribute(name, getComputedStyle(drawing).getPropertyValue(name));
  copy.removeAttribute('opacity');
  const box = drawing.getBBox();
  const frame = {
    x: box.x - strokeMargin,
    y: box.y - strokeMargin,
    width: box.width + 2 * strokeMargin,
    height: box.height + 2 * strokeMargin,
  };
  const scale = Math.min(room.width / frame.width, room.height / frame.height);
  copy.setAttribute('viewBox', `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
  copy.setAttribute('width', String(Math.round(frame.width * scale)));
  copy.setAttribute('height', String(Math.round(frame.height * scale)));
  return load(
    `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`,
  );
}

/** As attributes: the content policy forbids styles. */
function writeStyles(part: Element, target: Element): void {
  const styles = getComputedStyle(part);
  for (const name of paintProperties) target.setAttribute(name, styles.getPropertyValue(name));
  for (const name of ['class', 'style', 'transform']) target.removeAttribute(name);
  if (styles.transform === 'none') return;
  const [x = 0, y = 0] = styles.transformOrigin.split(' ').map(Number.parseFloat);
  target.setAttribute(
    'transform',
    `translate(${x} ${y}) ${styles.transform} translate(${-x} ${-y})`,
  );
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
