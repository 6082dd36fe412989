/** One event of a stream as `text/event-stream` writes it. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Takes the text as it arrives, in pieces of any size, and gives the events that are whole. */
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
