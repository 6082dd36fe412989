/** Static SVG charts, readable on light and dark pages. */

type Point = readonly [x: number, y: number];

export interface Line {
  name: string;
  points: Point[];
  /** Lines of one colour belong together. */
  colour: 1 | 2;
  dashed?: boolean;
}

interface Axis {
  label: string;
  log?: boolean;
}

const width = 720;
const height = 360;
const inset = { left: 64, right: 24, top: 64, bottom: 48 };
const right = width - inset.right;
const bottom = height - inset.bottom;

export function linePlot(title: string, axes: { x: Axis; y: Axis }, lines: Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const x = scale(
    points.map(([value]) => value),
    axes.x,
    [inset.left, right],
  );
  const y = scale(
    points.map(([, value]) => value),
    axes.y,
    [bottom, inset.top],
  );
  const drawn = lines.map(({ points: all, colour, dashed }) => {
    const path = all
      .map(([xValue, yValue]) => `${round(x.at(xValue))},${round(y.at(yValue))}`)
      .join(' ');
    const dots = all.map(
      ([xValue, yValue]) =>
        `<circle class="fill-${colour}" cx="${round(x.at(xValue))}" cy="${round(y.at(yValue))}" r="3.5"/>`,
    );
    const dash = dashed ? ' stroke-dasharray="6 5"' : '';
    return `<polyline class="line-${colour}"${dash} points="${path}"/>${dots.join('')}`;
  });
  return frame(title, [
    ...grid(x.ticks, y.ticks, x.at, y.at, axes),
    ...drawn,
    ...legend(lines.map(({ name, colour, dashed }) => ({ name, colour, dashed: dashed ?? false }))),
  ]);
}

export interface Bars {
  name: string;
  colour: 1 | 2;
  /** One for each of the labels. */
  values: number[];
}

/** A group of horizontal bars for each label. */
export function barPlot(title: string, labels: string[], unit: string, bars: Bars[]): string {
  const left = 190;
  const most = Math.max(...bars.flatMap(({ values }) => values), 1);
  const row = (bottom + 20 - inset.top) / labels.length;
  const thick = Math.min(18, (row - 8) / bars.length);
  const drawn = labels.flatMap((label, index) => {
    const top = inset.top + row * index;
    const name = text(left - 12, top + (thick * bars.length) / 2 + 4, label, 'end');
    return [
      name,
      ...bars.flatMap(({ values, colour }, which) => {
        const value = values[index] ?? 0;
        const long = round(((right - 70 - left) * value) / most);
        const y = round(top + thick * which);
        return [
          `<rect class="fill-${colour}" x="${left}" y="${y}" width="${long}" height="${round(thick - 2)}" rx="2"/>`,
          text(left + long + 6, y + thick / 2 + 3, `${short(value)} ${unit}`, 'start'),
        ];
      }),
    ];
  });
  return frame(title, [
    ...drawn,
    ...legend(bars.map(({ name, colour }) => ({ name, colour, dashed: false }))),
  ]);
}

interface Scale {
  at(value: number): number;
  ticks: number[];
}

function scale(values: number[], { log }: Axis, [from, to]: readonly [number, number]): Scale {
  const ticks = log ? logTicks(values) : linearTicks(Math.max(...values, 0));
  const transform = (value: number) => (log ? Math.log(Math.max(value, Number.MIN_VALUE)) : value);
  const [low, high] = [transform(ticks[0] ?? 0), transform(ticks.at(-1) ?? 1)];
  return { ticks, at: (value) => from + ((to - from) * (transform(value) - low)) / (high - low) };
}

/** From 0 to a round number above the maximum, in about five steps. */
export function linearTicks(most: number): number[] {
  const rough = Math.max(most, Number.MIN_VALUE) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** 1, 2, 5, 10, 20 … around all positive values. */
export function logTicks(values: number[]): number[] {
  const positive = values.filter((value) => value > 0);
  const [least, most] = [Math.min(...positive), Math.max(...positive)];
  const powers = Math.ceil(Math.log10(most)) - Math.floor(Math.log10(least)) + 2;
  const all = Array.from({ length: powers }, (_, index) =>
    [1, 2, 5].map((times) => times * 10 ** (Math.floor(Math.log10(least)) + index)),
  ).flat();
  const first = all.findLastIndex((tick) => tick <= least);
  const last = all.findIndex((tick) => tick >= most);
  return all.slice(first, Math.max(first + 1, last) + 1);
}

function grid(
  xTicks: number[],
  yTicks: number[],
  atX: (value: number) => number,
  atY: (value: number) => number,
  axes: { x: Axis; y: Axis },
): string[] {
  return [
    ...yTicks.flatMap((tick) => {
      const y = round(atY(tick));
      return [
        `<line class="rule" x1="${inset.left}" x2="${right}" y1="${y}" y2="${y}"/>`,
        text(inset.left - 8, y + 4, short(tick), 'end'),
      ];
    }),
    ...xTicks.map((tick) => text(atX(tick), bottom + 18, short(tick), 'middle')),
    text(right, height - 10, axes.x.label, 'end'),
    text(16, inset.top - 14, axes.y.label, 'start'),
  ];
}

function legend(entries: { name: string; colour: number; dashed: boolean }[]): string[] {
  let x = right;
  return entries.toReversed().flatMap(({ name, colour, dashed }) => {
    x -= 7 * name.length + 44;
    const dash = dashed ? ' stroke-dasharray="6 5"' : '';
    return [
      `<line class="line-${colour}"${dash} x1="${x}" x2="${x + 24}" y1="46" y2="46"/>`,
      text(x + 30, 50, name, 'start'),
    ];
  });
}

function frame(title: string, parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${style}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="12"/>`,
    `<text class="title" x="16" y="28">${escaped(title)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

const style = [
  'text{font:12px system-ui,sans-serif;fill:#4a4238}.title{font-size:15px;font-weight:600;fill:#221c14}',
  '.paper{fill:#fffdf7}.rule{stroke:#e5ddcb}.line-1,.line-2{fill:none;stroke-width:2}',
  '.line-1{stroke:#b36b00}.fill-1{fill:#b36b00}.line-2{stroke:#2563a8}.fill-2{fill:#2563a8}',
  '@media (prefers-color-scheme:dark){text{fill:#cfc6b4}.title{fill:#fff6e0}.paper{fill:#1c1812}',
  '.rule{stroke:#3a3327}.line-1{stroke:#ffc24d}.fill-1{fill:#ffc24d}.line-2{stroke:#7fb6f5}.fill-2{fill:#7fb6f5}}',
].join('');

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end') =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;

const round = (value: number) => Math.round(value * 10) / 10;

const short = (value: number) =>
  value >= 10 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
