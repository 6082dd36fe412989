import type { PointerEvent } from 'react';
import { formatShortDay, labelledDays } from './days.ts';
import { Marker } from './Marker.tsx';
import styles from './Plot.module.css';
import {
  fractionOf,
  lineSegments,
  nearestIndex,
  type Point,
  ticksUpTo,
  wholeTicksUpTo,
  xPosition,
} from './scale.ts';
import looks from './series.module.css';
import { lineLookOf, type Series } from './series.ts';

interface PlotProps {
  label: string;
  days: readonly string[];
  series: readonly Series[];
  say(value: number): string;
  at: number;
  atText: string;
  isPointed: boolean;
  onPoint(index: number | undefined): void;
}

const percent = (part: number) => `${part * 100}%`;
const pathOf = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x * 100} ${y * 100}`).join('L')}`;

export function Plot({ label, days, series, say, at, atText, isPointed, onPoint }: PlotProps) {
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const ticksTo = values.every(Number.isInteger) ? wholeTicksUpTo : ticksUpTo;
  const ticks = ticksTo(Math.max(0, ...values));
  const top = ticks.at(-1) ?? 1;

  function point({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(nearestIndex((clientX - left) / width, days.length));
  }

  return (
    <div className={styles.plot}>
      <div className={styles.values} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: percent(fractionOf(tick, top)) }}>
            {say(tick)}
          </span>
        ))}
      </div>
      <div className={styles.field}>
        {ticks.map((tick) => (
          <i
            key={tick}
            className={styles.rule}
            style={{ bottom: percent(fractionOf(tick, top)) }}
          />
        ))}
        <svg
          className={styles.lines}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {series.map((line, index) =>
            lineSegments(line.values, top).map((points) => (
              <g key={`${line.name} ${points[0]?.x}`} className={looks[lineLookOf(index)]}>
                {series.length === 1 && (
                  <path
                    className={styles.level}
                    d={`${pathOf(points)}V100H${(points[0]?.x ?? 0) * 100}Z`}
                  />
                )}
                <path className={styles.line} d={pathOf(points)} />
              </g>
            )),
          )}
        </svg>
        <div
          className={styles.pointer}
          style={{ left: percent(xPosition(at, days.length)) }}
          data-pointed={isPointed || undefined}
        >
          {series.map((line, index) => {
            const value = line.values[at];
            if (value === null || value === undefined) return null;
            return (
              <span
                key={line.name}
                className={styles.spot}
                style={{ bottom: percent(fractionOf(value, top)) }}
              >
                <Marker variant={lineLookOf(index)} />
              </span>
            );
          })}
        </div>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={days.length - 1}
          value={at}
          aria-label={label}
          aria-valuetext={atText}
          onChange={(event) => onPoint(event.target.valueAsNumber)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ pointerType }) => {
            // A touch selects the day; a mouse only while it hovers.
            if (pointerType === 'mouse') onPoint(undefined);
          }}
          onBlur={() => onPoint(undefined)}
        />
      </div>
      <div className={styles.days} aria-hidden="true">
        {labelledDays(days.length).map((index) => (
          <span
            key={days[index]}
            style={{ left: percent(xPosition(index, days.length)) }}
            data-last={(index > 0 && index === days.length - 1) || undefined}
          >
            {formatShortDay(days[index] ?? '')}
          </span>
        ))}
      </div>
    </div>
  );
}
