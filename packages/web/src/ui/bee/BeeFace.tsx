import { useId } from 'react';
import css from './Bee.module.css';
import { Head } from './Head.tsx';
import { SmallContext } from './small-context.ts';

/** A face alone is drawn twice as large as on a bee of the same width. */
const faceSmallBelow = 24;

const poses = { ha: 'jinx', ouch: 'oops' } as const;

type BeeFaceProps = { face: keyof typeof poses; size: number; label?: string };

/** Only a face, for a line of text. */
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
