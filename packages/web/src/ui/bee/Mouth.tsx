import type { ReactNode } from 'react';
import type { Drawing } from './poses.ts';
import { useSmall } from './small-context.ts';

const laugh = 'M-19-19C-8-15 10-15 21-19C21-4 12,4 1,4C-11,4-19-5-19-19Z';
const teeth = 'M-19-17C-8-20 9-20 20-16C22-11 21-6 18-4C8-7-8-7-17-4C-20-8-21-13-19-17Z';

const mouths: Record<Drawing['mouth'], ReactNode> = {
  smirk: (
    <>
      <path d="M-9-13C-3-7 8-7 14-15" />
      <path d="M13-18q4,1 4,4" strokeWidth={2.6} />
    </>
  ),
  flat: <path d="M-2-11C4-13 11-10 17-12" />,
  tongue: (
    <>
      <path d="M-11-13C-4-9 6-9 13-14" />
      <path d="M5-10C6-2 15-2 14-12" fill="var(--bee-blush)" strokeWidth={2.8} />
    </>
  ),
  laugh: (
    <>
      <path d={laugh} fill="var(--bee-line)" stroke="none" />
      <path
        d="M-19-19C-8-15 10-15 21-19C21-17 21-15 20-12C8-9-8-9-18-12Z"
        fill="var(--bee-eye)"
        stroke="none"
      />
      <path
        d="M-7,2C-5-4 11-4 13,0C9,4 3,4 1,4C-3,4-6,3-7,2Z"
        fill="var(--bee-blush)"
        stroke="none"
      />
      <path d={laugh} strokeWidth={3} />
    </>
  ),
  teeth: (
    <>
      <path d={teeth} fill="var(--bee-eye)" strokeWidth={3.2} />
      <path d="M-9-18.5V-6M1-19V-7M11-18.5V-6M-19-11.5L20-11" strokeWidth={2} />
    </>
  ),
  smile: <path d="M-13-15C-6-5 8-5 14-15" />,
  doze: <path d="M-10-11C-6-6 2-6 6-10" />,
};

export function Mouth({ kind }: { kind: Drawing['mouth'] }) {
  const small = useSmall();
  if (small && kind === 'smirk') return <path d="M-9-11C-4-6 6-6 11-11" />;
  return mouths[kind];
}
