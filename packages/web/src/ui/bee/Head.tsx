import { CrossFade } from './CrossFade.tsx';
import { Eyes } from './Eyes.tsx';
import { Ink } from './Ink.tsx';
import { Limbs } from './Limbs.tsx';
import { Mouth } from './Mouth.tsx';
import { drawings, type Pose } from './poses.ts';
import { useSmall } from './small-context.ts';

const skull = 'M-51-31C-54-59-30-76 1-76C33-76 54-58 51-30C49-7 28,2 0,2C-29,2-49-8-51-31Z';
const blush = 'M-43-19l5-8M-36-16l5-8M29-16l5-8M36-18l5-8';
const brow = 'M-9,1Q0-5 9,1';

type HeadProps = {
  pose: Pose;
  was?: Pose | undefined;
  id: string;
  bare?: boolean;
};

export function Head({ pose, was, id, bare }: HeadProps) {
  const small = useSmall();
  const now = drawings[pose];
  const old = was && drawings[was];
  return (
    <g data-part="head">
      <g transform={small && !bare ? 'translate(0 2) scale(1.24)' : undefined}>
        {!bare && (
          <g data-part="heart">
            <Limbs kind="antenna" now={now.antennae} was={old?.antennae} />
          </g>
        )}
        <Ink d={skull} fill="bee-body" line={3.4} />
        {!small && <path d={blush} data-part="blush" stroke="var(--bee-blush)" strokeWidth={2.8} />}
        <CrossFade now={now.eyes} was={old?.eyes} draw={(kind) => <Eyes kind={kind} id={id} />} />
        {!bare && !small && (
          <g data-part="brows" stroke="var(--bee-limb)" strokeWidth={4.2}>
            <path d={brow} data-part="brow-l" />
            <path d={brow} data-part="brow-r" />
          </g>
        )}
        <g data-part="mouth" stroke="var(--bee-line)" strokeWidth={small ? 7 : 3.4}>
          <CrossFade now={now.mouth} was={old?.mouth} draw={(kind) => <Mouth kind={kind} />} />
        </g>
        <CrossFade now={pose} was={was} draw={(name) => name === 'asleep' && <Nightcap />} />
      </g>
    </g>
  );
}

function Nightcap() {
  return (
    <>
      <Ink
        d="M-44-52C-40-86 2-100 36-82C54-73 72-70 84-48C70-56 58-54 48-50C12-72-18-70-44-52Z"
        fill="petal"
      />
      <Ink
        d="M95.8-38L89.2-30.5L79.4-32.5L76.2-42L82.8-49.5L92.6-47.5Z"
        fill="bee-ruff"
        line={2.8}
      />
      <Ink
        d="M-50-47C-30-70 14-78 46-60C51-56 50-49 44-49C14-62-22-56-43-38C-49-36-54-42-50-47Z"
        fill="bee-ruff"
        line={2.8}
      />
    </>
  );
}
