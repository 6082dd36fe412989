import { Ink, InkFill, InkLine } from './Ink.tsx';
import { useSmall } from './small-context.ts';

const body = 'M-25-4C-43,12-46,45-24,67C-15,76-6,81 0,85C7,81 16,75 24,67C45,45 42,12 25-4Z';
const sting = 'M-5,80L1,102L7,79Z';
const scallops = 15;
const ruff = Array.from({ length: scallops }, (_, scallop) => {
  const at = (part: number, x: number, y: number) => {
    const angle = ((scallop + part) * 2 * Math.PI) / scallops;
    return `${(x * Math.sin(angle)).toFixed(1)},${(1 - y * Math.cos(angle)).toFixed(1)}`;
  };
  return `${scallop ? '' : 'M0-12.5'}Q${at(0.5, 51, 22.5)} ${at(1, 41, 13.5)}`;
}).join('');
const pleats = [-33, -22, -11, 0, 11, 22, 33]
  .map((x) => `M${x},${14 - Math.abs(x) / 5}l${-x / 20}-7`)
  .join('');

const band = 'M-38-6C-46,4-38,12-30,13C-12,19 12,19 30,13C38,12 46,4 38-6Z';

export function Body({ clip }: { clip: string }) {
  return (
    <g data-part="torso">
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <g data-part="breath">
        <path d={sting} fill="var(--bee-line)" />
        <InkFill d={body} fill="bee-body" />
        <g clipPath={`url(#${clip})`} stroke="var(--bee-line)">
          <path d="M-50,19C-24,35 22,36 50,22" strokeWidth={13.5} />
          <path d="M-50,45C-24,61 22,62 50,48" strokeWidth={12} />
          <path d="M-44,69C-16,81 16,81 44,71V104H-40Z" fill="var(--bee-line)" />
        </g>
        <InkLine d={body} line={3.4} />
      </g>
    </g>
  );
}

export function Ruff() {
  const small = useSmall();
  return (
    <g data-part="torso">
      <g data-part="breath">
        <Ink d={small ? band : ruff} fill="bee-ruff" line={2.8} flush />
        {!small && <path d={pleats} stroke="var(--bee-line)" strokeWidth={1.7} opacity={0.6} />}
      </g>
    </g>
  );
}
