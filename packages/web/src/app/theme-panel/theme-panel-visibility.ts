export const themePanelKey = 'dev.themePanel';

export function isThemePanelShown(search: string, pinned: string | null): boolean {
  const asked = new URLSearchParams(search).get('themeToggle');
  return asked === '1' || asked === 'true' || pinned === 'true';
}
