import { useId } from 'react';
import css from './Bee.module.css';
import { Head } from './Head.tsx';
import { SmallContext } from './small-context.ts';

const faceSmallBelow = 24;

const poses = { ha: 'jinx', ouch: 'oops' } as const;

type BeeFaceProps = { face: keyof typeof poses; size: number; label?: string };

export function BeeFace({ face, size, label }: BeeFaceProps) {
  const id = useId();
  const pose = poses[face];
  return (
    <SmallContext value={size < faceSmallBelow}>
      <svg
        role="img"
        aria-label={label}
        aria-hidden={label === undefined}
        className={css.bee}
        data-face=""
        data-pose={pose}
        viewBox="-57 -82 114 90"
        width={size}
        height={(size * 90) / 114}
      >
        <Head pose={pose} id={id} bare />
      </svg>
    </SmallContext>
  );
}
