import { VisuallyHidden } from './VisuallyHidden.tsx';

/** In place of a figure that there is nothing to make of. */
export const NoneYet = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>none yet</VisuallyHidden>
  </>
);
