import type { ReactNode } from 'react';

import { Ink } from './Ink.tsx';
import type { Pose } from './poses.ts';

const behind: Partial<Record<Pose, ReactNode>> = {
  sealing: (
    <g transform="translate(34 86)">
      <Ink d="M-76,0L-64-17H62L74,0L62,17H-64Z" fill="card" />
      <ellipse cx={26} cy={-4} rx={24.5} ry={12} fill="var(--wax-strong)" />
      <ellipse cx={26} cy={-7} rx={24.5} ry={12} fill="var(--wax)" />
    </g>
  ),
  asleep: (
    <>
      <Ink d="M-100,66L-76,26H76L100,66L78,104H-78Z" fill="honey" line={3.4} />
      <path d="M-58,92H10M24,92H32" stroke="var(--bee-line)" strokeWidth={2.4} opacity={0.35} />
    </>
  ),
};

const before: Partial<Record<Pose, ReactNode>> = {
  thinking: <Crumbs d={hexagon(82, -86, 5) + hexagon(98, -104, 9)} />,
  sealing: (
    <>
      <g transform="translate(60 80)">
        <g data-part="press">
          <Ink d="M-5-34C-11-40-10-50 0-51C10-50 11-40 5-34L6-16H-6Z" fill="comb-strong" />
          <Ink d="M-17-16H17L19-5H-19Z" fill="bee-body" />
        </g>
      </g>
      <Dashes d="M96,60l9-6M99,72l11-1" line={2.8} />
    </>
  ),
  jinx: (
    <>
      <g data-part="pop">
        <g transform="rotate(-4) translate(0 -22)">
          <g transform="rotate(-6 -17 -128)">
            <Ink d={hexagon(-19, -126, 21, 30)} fill="bee-body" />
          </g>
          <g transform="rotate(6 17 -128)">
            <Ink d={hexagon(19, -126, 21, 30)} fill="bee-ruff" />
          </g>
          <circle cx={-34} cy={-113} r={5.4} fill="var(--bee-limb)" />
          <circle cx={33} cy={-113} r={5.4} fill="var(--bee-limb)" />
        </g>
      </g>
      <g data-part="pop">
        <Dashes d="M-10-177v-9M-32-175l-6-9M12-178l7-9" line={3.2} />
        <Crumbs
          d={[
            hexagon(-74, -120, 6),
            hexagon(72, -126, 5),
            hexagon(-92, -92, 4),
            hexagon(90, -98, 7),
          ].join('')}
        />
      </g>
    </>
  ),
  oops: (
    <path
      d="M-88-70C-95-58-98-52-92-47C-85-43-80-50-83-58Z"
      data-part="drip"
      fill="var(--warm-1)"
      stroke="var(--bee-limb)"
      strokeWidth={2.8}
    />
  ),
  waving: <Dashes d="M97-64C103-56 104-49 103-42M64-66C59-61 57-55 57-49" line={3.2} />,
  asleep: (
    <g>
      <text fontSize={26} transform="translate(-84 -56) rotate(-8)">
        z
      </text>
      <text fontSize={20} transform="translate(-104 -76) rotate(6)">
        z
      </text>
      <text fontSize={14} transform="translate(-112 -95) rotate(-10)">
        z
      </text>
    </g>
  ),
  carrying: (
    <g transform="translate(-84 50) rotate(-8)">
      <Ink d={hexagon(0, 0, 35, 30)} fill="petal" line={3.4} />
    </g>
  ),
};

export const scenery = { behind, before };

function Crumbs({ d }: { d: string }) {
  return <path d={d} fill="var(--bee-body)" stroke="var(--bee-limb)" strokeWidth={2.6} />;
}

function Dashes({ d, line }: { d: string; line: number }) {
  return <path d={d} stroke="var(--bee-limb)" strokeWidth={line} />;
}

function hexagon(x: number, y: number, radius: number, degrees = 17): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((degrees + 60 * corner) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
