type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Other clicks open a tab, a window or a download, which is up to the browser. */
export function isPlainClick(click: Click, target: string | undefined): boolean {
  const isPlain = !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey);
  return click.button === 0 && isPlain && (target === undefined || target === '_self');
}
