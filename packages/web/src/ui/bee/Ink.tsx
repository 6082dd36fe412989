import { useSmall } from './small-context.ts';

type InkProps = {
  d: string;
  fill: string;
  line?: number | undefined;
  flush?: boolean | undefined;
};

export function Ink({ d, fill, line, flush }: InkProps) {
  return (
    <>
      <InkFill d={d} fill={fill} flush={flush} />
      <InkLine d={d} line={line} />
    </>
  );
}

export function InkFill({ d, fill, flush }: Omit<InkProps, 'line'>) {
  const inRegister = useSmall() || flush;
  return (
    <>
      <path d={d} fill="var(--bee-eye)" />
      <path
        d={d}
        fill={`var(--${fill})`}
        transform={inRegister ? undefined : 'translate(-2.6 -2)'}
      />
    </>
  );
}

export function InkLine({ d, line = 3 }: Pick<InkProps, 'd' | 'line'>) {
  const small = useSmall();
  return (
    <g stroke="var(--bee-line)">
      <path d={d} strokeWidth={small ? 8 : line} />
      {!small && <path d={d} strokeWidth={line * 0.9} transform="translate(1.1 1.5)" />}
    </g>
  );
}
