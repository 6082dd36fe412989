import type { TimedCall } from '../ledger.ts';
import type { Verdict } from '../verdict.ts';

const [before, after] = [4, 24];
const size = { width: 960, height: 420 };
const plot = { left: 64, right: 944, top: 56, split: 216, bottom: 372 };
const binMs = 250;
const slowestMs = 10_000;
const colours = { answered: '#2f7d4f', refused: '#d99a1c', unclear: '#b3372f' };
const labels = {
  answered: 'acknowledged',
  refused: 'refused: 503 with a time to wait',
  unclear: 'connection lost',
};
const ends = ['answered', 'refused', 'unclear'] as const;

/** Words around the first fault, until the next: how many of each kind in every quarter of a second, and how long each took. */
export function drawTimeLine(name: string, { calls, faultsAt }: NonNullable<Verdict['course']>) {
  const [faultAt = 0, nextAt = Number.POSITIVE_INFINITY] = faultsAt;
  const shown = calls
    .map((call) => ({ ...call, second: (call.at + call.ms - faultAt) / 1000 }))
    .filter(({ second, at }) => second >= -before && second < after && at < nextAt);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12" fill="#222">`,
    `<title>${escapeText(name)}</title>`,
    `<rect width="${size.width}" height="${size.height}" fill="#fffdf7"/>`,
    text(plot.left, 22, name, 'font-size="15" font-weight="bold"'),
    ...ends.map((end, index) => legend(end, plot.left + index * 230)),
    ...axes(),
    ...bars(shown),
    ...shown.map(dot),
    '</svg>',
    '',
  ].join('\n');
}

type ShownCall = TimedCall & { second: number };

const x = (second: number) =>
  plot.left + ((second + before) / (before + after)) * (plot.right - plot.left);

/** Logarithmic from a millisecond to ten seconds. */
const y = (ms: number) =>
  plot.bottom -
  (Math.log10(Math.min(Math.max(ms, 1), slowestMs)) / Math.log10(slowestMs)) *
    (plot.bottom - plot.split - 20);

function bars(calls: readonly ShownCall[]): string[] {
  const bins = Map.groupBy(calls, ({ second }) => Math.floor((second * 1000) / binMs));
  const tallest = Math.max(1, ...[...bins.values()].map(({ length }) => length));
  const width = x(binMs / 1000) - x(0) - 1;
  return [...bins].flatMap(([bin, inside]) => {
    let base = plot.split - 12;
    return ends.flatMap((end) => {
      const count = inside.filter((call) => call.end === end).length;
      if (count === 0) return [];
      const height = (count / tallest) * (plot.split - 12 - plot.top);
      base -= height;
      return rect({ x: x((bin * binMs) / 1000), y: base, width, height }, colours[end]);
    });
  });
}

const dot = ({ second, ms, end }: ShownCall) =>
  `<circle cx="${round(x(second))}" cy="${round(y(ms))}" r="1.6" fill="${colours[end]}" fill-opacity="0.6"/>`;

function axes(): string[] {
  const seconds = Array.from({ length: (before + after) / 2 + 1 }, (_, n) => 2 * n - before);
  return [
    ...seconds.map((second) =>
      text(x(second), plot.bottom + 18, `${second} s`, 'text-anchor="middle" fill="#555"'),
    ),
    ...[1, 10, 100, 1000, 10_000].flatMap((ms) => [
      line(plot.left, y(ms), plot.right, y(ms), '#e5dfcf'),
      text(plot.left - 6, y(ms) + 4, ms < 1000 ? `${ms} ms` : `${ms / 1000} s`, end),
    ]),
    line(plot.left, plot.split - 12, plot.right, plot.split - 12, '#999'),
    line(x(0), plot.top - 4, x(0), plot.bottom, '#b3372f'),
    text(x(0) + 4, plot.top + 6, 'killed', 'fill="#b3372f"'),
    text(plot.left - 6, plot.top + 6, 'words', end),
    text(
      plot.left,
      size.height - 8,
      `Above: words in every quarter of a second. Below: how long each took.`,
      'fill="#555"',
    ),
  ];
}

const end = 'text-anchor="end" fill="#555"';

function legend(kind: (typeof ends)[number], left: number): string {
  const box = rect({ x: left, y: 33, width: 10, height: 10 }, colours[kind]);
  return `${box}${text(left + 16, 42, labels[kind], '')}`;
}

const text = (left: number, top: number, words: string, style: string) =>
  `<text x="${round(left)}" y="${round(top)}" ${style}>${escapeText(words)}</text>`;

const escapeText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const line = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}"/>`;

const rect = (box: { x: number; y: number; width: number; height: number }, colour: string) =>
  `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" fill="${colour}"/>`;

const round = (value: number) => Math.round(value * 10) / 10;
