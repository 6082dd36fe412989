export const themePanelKey = 'dev.themePanel';

export function isThemePanelShown(search: string, pinned: string | null): boolean {
  const requested = new URLSearchParams(search).get('themeToggle');
  return requested === '1' || requested === 'true' || pinned === 'true';
}
