import type { ReactNode } from 'react';

type SwapProps<Name extends string> = {
  now: Name;
  was: Name | undefined;
  draw: (name: Name) => ReactNode;
};

/** What changes its shape from one pose to the next: the old drawing fades as the new one comes. */
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
