export const themePanelKey = 'dev.themePanel';

/** For whoever works on the looks: asked for in the address, or pinned in this browser. */
export function isThemePanelShown(search: string, pinned: string | null): boolean {
  const asked = new URLSearchParams(search).get('themeToggle');
  return asked === '1' || asked === 'true' || pinned === 'true';
}
