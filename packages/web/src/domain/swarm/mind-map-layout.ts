export interface Nearness {
  a: string;
  b: string;
  /** 0 to 100: how often, and how warmly, two thought alike. */
  nearness: number;
}

export interface MapPoint {
  /** 0 to 1, the middle of the mind's face. */
  x: number;
  y: number;
}

const iterations = 300;
const margin = 0.12;

/**
 * Places minds so that those who thought alike stand close together (stress majorization). Deterministic, so that
 * every screen shows the same map. `minGap` is how close two faces may come, as a share of the map's width.
 */
export function placeMinds(
  ids: readonly string[],
  nearness: readonly Nearness[],
  { minGap = 0.16, aspect = 1 }: { minGap?: number; aspect?: number } = {},
): Map<string, MapPoint> {
  const wanted = wantedDistances(ids, nearness);
  // In a circle at first, in the order of the seats.
  let points = ids.map((_, index): MapPoint => {
    const angle = (2 * Math.PI * index) / ids.length - Math.PI / 2;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  for (let round = 0; round < iterations; round++) points = relax(points, wanted);
  points = fit(points, aspect);
  for (let round = 0; round < 60; round++) points = pushApart(points, minGap, aspect);
  return new Map(ids.map((id, index) => [id, points[index] as MapPoint]));
}

/** The nearest other of each mind, the warmest first, each pair once. */
export function strongestTies(ids: readonly string[], nearness: readonly Nearness[]): Nearness[] {
  const ties = new Set<Nearness>();
  for (const id of ids) {
    const own = nearness.filter(({ a, b }) => a === id || b === id);
    const nearest = own.toSorted((one, other) => other.nearness - one.nearness)[0];
    if (nearest && nearest.nearness > 0) ties.add(nearest);
  }
  return [...ties].sort((one, other) => other.nearness - one.nearness);
}

function wantedDistances(ids: readonly string[], nearness: readonly Nearness[]): number[][] {
  const known = new Map(
    nearness.flatMap(({ a, b, nearness: near }) => [
      [`${a} ${b}`, near] as const,
      [`${b} ${a}`, near] as const,
    ]),
  );
  return ids.map((one) =>
    ids.map((other) =>
      one === other ? 0 : 0.15 + (100 - (known.get(`${one} ${other}`) ?? 0)) / 70,
    ),
  );
}

/** Where the number of a tie stands: nearer to the lower of the two, as the upper one's name hangs into a steep tie. */
export function placeNumber(one: MapPoint, other: MapPoint): MapPoint {
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  const share = 0.5 + Math.min(0.16, (lower.y - upper.y) * 0.8);
  const between = (from: number, to: number) => from + (to - from) * share;
  return { x: between(upper.x, lower.x), y: between(upper.y, lower.y) };
}

/** One step of the majorization: each point moves to where the others would have it. */
function relax(points: readonly MapPoint[], wanted: readonly number[][]): MapPoint[] {
  return points.map((point, index) => {
    let [x, y, weights] = [0, 0, 0];
    for (const [at, other] of points.entries()) {
      if (at === index) continue;
      const distance = wanted[index]?.[at] ?? 1;
      const weight = 1 / distance ** 2;
      const [dx, dy] = [point.x - other.x, point.y - other.y];
      const length = Math.hypot(dx, dy) || 1e-6;
      x += weight * (other.x + (distance * dx) / length);
      y += weight * (other.y + (distance * dy) / length);
      weights += weight;
    }
    return weights === 0 ? point : { x: x / weights, y: y / weights };
  });
}

/** Scales both directions on their own, so that the whole map is used. */
function fit(points: readonly MapPoint[], aspect: number): MapPoint[] {
  const scaled = (values: readonly number[], edge: number) => {
    const low = Math.min(...values);
    const span = Math.max(...values) - low;
    return values.map((value) =>
      span < 1e-6 ? 0.5 : edge + ((value - low) / span) * (1 - 2 * edge),
    );
  };
  const xs = scaled(
    points.map(({ x }) => x),
    margin,
  );
  const ys = scaled(
    points.map(({ y }) => y),
    Math.min(margin * aspect, 0.3),
  );
  return points.map((_, index) => ({ x: xs[index] as number, y: ys[index] as number }));
}

function pushApart(points: readonly MapPoint[], minGap: number, aspect: number): MapPoint[] {
  const moved = points.map((point) => ({ ...point }));
  const edgeY = Math.min(margin * aspect, 0.3);
  for (const [index, one] of moved.entries()) {
    for (const other of moved.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x || 1e-4, (other.y - one.y) / aspect];
      const distance = Math.hypot(dx, dy);
      if (distance >= minGap) continue;
      const push = (minGap - distance) / 2 / distance;
      one.x -= dx * push;
      one.y -= dy * push * aspect;
      other.x += dx * push;
      other.y += dy * push * aspect;
    }
  }
  return moved.map(({ x, y }) => ({
    x: Math.min(1 - margin, Math.max(margin, x)),
    y: Math.min(1 - edgeY, Math.max(edgeY, y)),
  }));
}
