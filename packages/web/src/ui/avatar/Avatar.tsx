import { useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { pointyHexagon } from '../pointy-hexagon.ts';
import styles from './Avatar.module.css';
import { type FaceNumber, faceOf, initialOf } from './avatar-face.ts';

interface AvatarProps {
  userId: string;
  name: string;
  /** Chosen by the player; otherwise it follows from the id. */
  face?: FaceNumber | undefined;
  size?: 's' | 'm' | 'l';
  isYou?: boolean;
  presence?: 'here' | 'away' | undefined;
  /** For an avatar beside its name. */
  isDecorative?: boolean;
}

const presenceWords = { here: 'here now', away: 'away' } as const;

export function Avatar({
  userId,
  name,
  face = faceOf(userId),
  size = 'm',
  isYou = false,
  presence,
  isDecorative = false,
}: AvatarProps) {
  const inside = useId();
  const { path, line } = avatarPatterns[face];
  const labels = [isDecorative ? undefined : name, presence && presenceWords[presence]];
  return (
    <span className={`${styles.avatar} ${styles[size]} ${styles[`face${face}`]}`}>
      <svg viewBox={pointyHexagon.frame} aria-hidden="true">
        <clipPath id={inside}>
          <path d={pointyHexagon.path} />
        </clipPath>
        <g clipPath={`url(#${inside})`}>
          <path className={styles.ground} d="M0 0h52v58H0Z" />
          {line === undefined ? (
            <path className={styles.pattern} d={path} />
          ) : (
            <path className={styles.lines} d={path} strokeWidth={line} />
          )}
        </g>
        {isYou && <path className={styles.you} d={pointyHexagon.path} />}
        <text className={styles.initial} x="26" y="37.4">
          {initialOf(name)}
        </text>
      </svg>
      {presence && (
        <svg
          className={styles.presence}
          viewBox="0 0 20 22"
          data-presence={presence}
          aria-hidden="true"
        >
          <path className={styles.halo} d="M10 3 17 7v8l-7 4-7-4V7Z" />
          <path className={styles.sign} d="M10 3 17 7v8l-7 4-7-4V7Z" />
        </svg>
      )}
      <VisuallyHidden>{labels.filter(Boolean).join(', ')}</VisuallyHidden>
    </span>
  );
}

interface Pattern {
  path: string;
  /** Stroked with this width instead of filled. */
  line?: number;
}

/** One pattern per colour, so that no two faces differ by colour alone. In the frame of pointy-hexagon.ts. */
const avatarPatterns: Record<FaceNumber, Pattern> = {
  1: { path: 'M0 13h52v6.4H0ZM0 25.8h52v6.4H0ZM0 38.6h52V45H0Z' },
  2: { path: 'M-6 17q9.5-7 19 0t19 0 19 0 19 0M-6 37q9.5-7 19 0t19 0 19 0 19 0', line: 5.6 },
  3: { path: 'M0 37.5 52 11v47H0Z' },
  4: {
    path: 'M10 14h0M26 14h0M42 14h0M2 29h0M18 29h0M34 29h0M50 29h0M10 44h0M26 44h0M42 44h0',
    line: 7.4,
  },
  5: { path: 'M0 46C4 22 48 22 52 46v12H0Z' },
  6: {
    path: 'M-6 10.6 2 6l8 4.6L18 6l8 4.6L34 6l8 4.6L50 6l8 4.6M10 10.6v9.2M26 10.6v9.2M42 10.6v9.2M-6 19.8l8 4.6 8-4.6 8 4.6 8-4.6 8 4.6 8-4.6 8 4.6 8-4.6M2 24.4v9.2M18 24.4v9.2M34 24.4v9.2M50 24.4v9.2M-6 38.2l8-4.6 8 4.6 8-4.6 8 4.6 8-4.6 8 4.6 8-4.6 8 4.6M10 38.2v9.2M26 38.2v9.2M42 38.2v9.2M-6 47.4l8 4.6 8-4.6 8 4.6 8-4.6 8 4.6 8-4.6 8 4.6 8-4.6',
    line: 3,
  },
};
