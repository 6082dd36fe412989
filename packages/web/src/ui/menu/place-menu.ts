interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const gap = 6;
const edge = 8;

/** Below its button, aligned at the end; above it, or shifted, when there is no room. */
export function placeMenu(
  button: Box,
  menu: Size,
  window: Size,
): {
  left: number;
  top: number;
} {
  const below = button.bottom + gap;
  const above = button.top - gap - menu.height;
  const fitsBelow = below + menu.height <= window.height - edge;
  const top = fitsBelow || above < edge ? below : above;
  const fromEnd = button.right - menu.width;
  const left = fromEnd >= edge ? fromEnd : button.left;
  return {
    left: within(left, edge, window.width - edge - menu.width),
    top: within(top, edge, window.height - edge - menu.height),
  };
}

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));
