import { useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { pointyHexagon } from '../pointy-hexagon.ts';
import styles from './Avatar.module.css';
import { faceOf, initialOf } from './avatar-face.ts';
import { avatarPatterns } from './faces.ts';

interface AvatarProps {
  userId: string;
  name: string;
  size?: 's' | 'm' | 'l';
  /** Your own has an ink line around it. */
  isYou?: boolean;
  presence?: 'here' | 'away' | undefined;
  /** The name stands beside it already. */
  isDecorative?: boolean;
}

const presenceWords = { here: 'here now', away: 'away' } as const;

export function Avatar({
  userId,
  name,
  size = 'm',
  isYou = false,
  presence,
  isDecorative = false,
}: AvatarProps) {
  const inside = useId();
  const face = faceOf(userId);
  const { path, line } = avatarPatterns[face];
  const said = [isDecorative ? undefined : name, presence && presenceWords[presence]];
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
      <VisuallyHidden>{said.filter(Boolean).join(', ')}</VisuallyHidden>
    </span>
  );
}
