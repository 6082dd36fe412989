import type { ReactNode } from 'react';

type SwapProps<Name extends string> = {
  now: Name;
  was: Name | undefined;
  draw: (name: Name) => ReactNode;
};

/** Cross-fades drawings that can't be transformed into each other. */
export function CrossFade<Name extends string>({ now, was, draw }: SwapProps<Name>) {
  const changes = was !== undefined && was !== now;
  return (
    <>
      {changes && (
        <g key={was} data-phase="fades">
          {draw(was)}
        </g>
      )}
      <g key={now} data-phase={changes ? 'shows' : undefined}>
        {draw(now)}
      </g>
    </>
  );
}
