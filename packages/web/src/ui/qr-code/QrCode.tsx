import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  /** For screen readers: "QR code of your friend link". */
  label: string;
}

const border = 4;

/** Dark on light in every look. The text itself is shown beside it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.ground} d={`M0 0h${size}v${size}H0Z`} />
      <path d={data.map(lineOf).join('')} />
    </svg>
  );
}

/** One stroke for each run of dark squares. */
function lineOf(squares: readonly boolean[], row: number): string {
  let path = '';
  for (let from = squares.indexOf(true); from !== -1; from = squares.indexOf(true, from)) {
    const end = squares.indexOf(false, from);
    const to = end === -1 ? squares.length : end;
    path += `M${from} ${row}h${to - from}v1h-${to - from}Z`;
    from = to;
  }
  return path;
}
