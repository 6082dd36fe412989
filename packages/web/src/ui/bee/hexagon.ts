/** The path of a hexagon about (x, y); at 30 degrees it stands on a corner. */
export function hexagon(x: number, y: number, radius: number, degrees = 17): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((degrees + 60 * corner) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
