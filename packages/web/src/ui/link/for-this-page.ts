type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Another key or button means another tab, a window or a file: that is the browser's business. */
export function isPlainClick(click: Click, target: string | undefined): boolean {
  const isPlain = !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey);
  return click.button === 0 && isPlain && (target === undefined || target === '_self');
}
