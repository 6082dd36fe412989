import type { PlayedRound } from '@bee-jinx/contract/browser';
import { useId } from 'react';
import { toTrailRound } from '../../../domain/play/daily.ts';
import { roundSentence } from '../../../domain/play/trail-round.ts';
import styles from './PathMap.module.css';
import { goalCell, layoutPathMap, mapWidth, type PathNode } from './path-map-layout.ts';

interface PathMapProps {
  start: readonly [string, string];
  rounds: readonly PlayedRound[];
  isOver: boolean;
}

const cell = 'M0-8.5 7.4-4.25v8.5L0 8.5-7.4 4.25v-8.5Z';

/** Both trails as a drawing, with a text equivalent. */
export function PathMap({ start, rounds, isOver }: PathMapProps) {
  const pattern = useId();
  const { height, yours, theirs, yourWay, theirWay } = layoutPathMap(start, rounds);
  const jinx = rounds.find(({ match }) => match !== null);
  return (
    <div className={styles.map}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${mapWidth} ${height}`}
        role="img"
        aria-label={`A map of both trails. ${isOver ? 'The words below say' : 'The trail so far says'} the same.`}
      >
        <pattern id={pattern} width="52" height="90" patternUnits="userSpaceOnUse">
          <path className={styles.comb} d="M26 0v15L0 30v30l26 15v15M26 15l26 15v30L26 75" />
        </pattern>
        <rect className={styles.ground} width={mapWidth} height={height} rx="16" />
        <rect width={mapWidth} height={height} rx="16" fill={`url(#${pattern})`} />
        <path className={styles.yourWay} d={yourWay} />
        <path className={styles.theirWay} d={theirWay} />
        {yours.map((node) => (
          <PathNodeMark key={node.word} node={node} className={styles.yours} />
        ))}
        {theirs.map((node) => (
          <PathNodeMark key={node.word} node={node} className={styles.theirs} />
        ))}
        <Goal word={jinx?.word} />
      </svg>
      <div className={styles.legend}>
        <span className={styles.side}>
          <LegendMark className={styles.yours} /> you
        </span>
        <span className={styles.side}>
          <LegendMark className={styles.theirs} /> the bee
        </span>
        {isOver && (
          <details className={styles.words}>
            <summary>Read it as text</summary>
            <ol>
              <li>
                It began with {start[0]} and {start[1]}.
              </li>
              {rounds.map((round) => (
                <li key={round.round}>{roundSentence(toTrailRound(round), 'the bee')}</li>
              ))}
              <li>{jinx ? 'There both trails meet.' : 'The trails never met.'}</li>
            </ol>
          </details>
        )}
      </div>
    </div>
  );
}

function PathNodeMark({ node, className }: { node: PathNode; className: string | undefined }) {
  const { word, x, y, label } = node;
  return (
    <>
      <path className={className} d={cell} transform={`translate(${x} ${y})`} />
      <text
        className={styles.label}
        x={label.x}
        y={y + label.size * 0.32}
        textAnchor={label.anchor}
        style={{ fontSize: label.size }}
      >
        {word}
      </text>
    </>
  );
}

/** The cell at the top, with the word of the jinx. */
function Goal({ word }: { word: string | undefined }) {
  const { x, y } = goalCell;
  const right = goalCell.width / 2;
  const low = goalCell.height / 2;
  const size = Math.min(26, 175 / (word?.length ?? 1));
  return (
    <g transform={`translate(${x} ${y})`} className={word === undefined ? styles.open : styles.met}>
      <path
        d={`M${-right} 0 ${16 - right} ${-low}H${right - 16}L${right} 0 ${right - 16} ${low}H${16 - right}Z`}
      />
      <text textAnchor="middle" y={size * 0.33} style={{ fontSize: size }}>
        {word ?? '?'}
      </text>
    </g>
  );
}

function LegendMark({ className }: { className: string | undefined }) {
  return (
    <svg className={styles.sign} viewBox="-9 -10 18 20" aria-hidden="true">
      <path className={className} d={cell} />
    </svg>
  );
}
