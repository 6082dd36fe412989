import type { ReactNode } from 'react';
import styles from './TokenSample.module.css';
import type { TokenKind } from './token-kind.ts';

interface TokenSampleProps {
  name: string;
  kind: TokenKind | undefined;
  value: string;
}

export function TokenSample({ name, kind, value }: TokenSampleProps): ReactNode {
  const token = `var(--${name})`;
  switch (kind) {
    case 'colour':
      return (
        <svg className={styles.swatch} viewBox="0 0 28 32" aria-hidden="true">
          <path style={{ fill: token }} d="M14 2 26 9v14L14 30 2 23V9Z" />
        </svg>
      );
    case 'font':
      return (
        <span className={styles.letters} style={{ fontFamily: token }} aria-hidden="true">
          Jinx
        </span>
      );
    case 'shadow':
      return <span className={styles.sheet} style={{ boxShadow: token }} />;
    case 'easing':
      return (
        <span className={styles.easing}>
          <svg className={styles.curve} viewBox="-4 -44 108 192" aria-hidden="true">
            <path d={curve(value)} />
          </svg>
          <span className={styles.runner} style={{ transitionTimingFunction: token }} />
        </span>
      );
    case 'length':
      return <LengthSample name={name} token={token} />;
    default:
      return null;
  }
}

function LengthSample({ name, token }: { name: string; token: string }) {
  if (name.startsWith('t-')) {
    return (
      <span className={styles.size} style={{ fontSize: token }} aria-hidden="true">
        Ab
      </span>
    );
  }
  if (name.startsWith('r-'))
    return <span className={styles.corner} style={{ borderRadius: token }} />;
  if (name.startsWith('line')) return <span className={styles.line} style={{ height: token }} />;
  return <span className={styles.space} style={{ width: token, height: token }} />;
}

function curve(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
  return `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`;
}
