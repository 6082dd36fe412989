/** One event of a `text/event-stream`. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Parses chunks of any size and returns the complete events. */
export function createEventReader(): (text: string) => StreamEvent[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map((block) => ({
      event: fieldOf(block, 'event'),
      data: fieldOf(block, 'data'),
    }));
  };
}

const fieldOf = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';
