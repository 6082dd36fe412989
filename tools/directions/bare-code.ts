const comment = String.raw`\/\/.*|\/\*[\s\S]*?\*\/`;
const string = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`;
const regularExpression = String.raw`\/(?![*/>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const pieces = `${comment}|${string}|${regularExpression}|[\`{}]`;
const templatePart = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/y;
/** After these a slash begins a regular expression; after anything else it divides, or closes a tag. */
const beforeRegularExpression = /(?:^|[(,=:[!&|?{;+*%~^>-]|\b(?:return|typeof|case|of|in))\s*$/;

/**
 * The text with comments and the insides of strings, templates and regular expressions turned into
 * blanks, everything else in its place. Not a parser: it only has to tell code from what is not.
 */
export function bareCode(text: string): string {
  const bare = text.split('');
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) if (bare[at] !== '\n') bare[at] = ' ';
  };
  const scanner = new RegExp(pieces, 'g');
  /** How many braces are open: first outside of templates, then in each `${…}` that we are in. */
  const inserts = [0];

  const readTemplate = (from: number) => {
    templatePart.lastIndex = from;
    const end = from + (templatePart.exec(text)?.[0].length ?? 0);
    blank(from, end);
    const opensInsert = text[end] === '$';
    if (opensInsert) inserts.push(0);
    scanner.lastIndex = end + (opensInsert ? 2 : 1);
  };

  for (let found = scanner.exec(text); found; found = scanner.exec(text)) {
    const piece = found[0];
    const start = found.index;
    const end = start + piece.length;
    if (piece === '`') readTemplate(end);
    else if (piece === '{') inserts.push((inserts.pop() ?? 0) + 1);
    else if (piece === '}') {
      const open = inserts.pop() ?? 0;
      if (open === 0 && inserts.length > 0) readTemplate(end);
      else inserts.push(open - 1);
    } else if (piece.startsWith('//') || piece.startsWith('/*')) blank(start, end);
    else if (
      piece.startsWith('/') &&
      !beforeRegularExpression.test(text.slice(Math.max(0, start - 40), start))
    ) {
      scanner.lastIndex = start + 1;
    } else blank(start + 1, end - 1);
  }
  return bare.join('');
}
