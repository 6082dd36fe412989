/** By address: the files of the screen that is there. */
export type ScreenFiles = Record<string, string[]>;

/** Begins to fetch a screen while the shell, which would ask for it, is still on its way. */
export function askForScreen(screens: ScreenFiles, path: string): void {
  for (const file of screens[path] ?? []) {
    const link = document.createElement('link');
    // As the shell will ask; otherwise the browser would fetch it twice.
    link.crossOrigin = '';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}
