/** The visitor's date that the page is or was painted for. Undefined for a page that is painted for any day. */
export const paintedDate = (): string | undefined => source();

let source = (): string | undefined => globalThis.document?.documentElement.dataset.paintedFor;

/** The painter knows it before there is a page. */
export function setPaintedDate(read: () => string | undefined): void {
  source = read;
}
