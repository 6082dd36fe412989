import type { CallName } from '@bee-jinx/contract/browser';

/** The reply to a read, by its address; undefined where a request has to be sent. */
type FindReply = (name: CallName, url: string) => Promise<unknown> | undefined;

let find: FindReply | undefined;

/**
 * A painted page carries the replies that it was painted from, so that the browser can take it over without asking
 * again. Each is used once. The painter itself answers reads this way too.
 */
export const findPaintedReply: FindReply = (name, url) => find?.(name, url);

/** Without a source, whatever is read from here on is asked for: the page is taken over. */
export function answerReadsWith(source: FindReply | undefined): void {
  find = source;
}

/** Whether what is shown still has to be what was painted. */
export const isTakingOver = (): boolean => find !== undefined;
