import { parseSync } from 'oxc-parser';
import { findAlternatives, isTypeOnly, type Syntax } from './alternatives.ts';

/** One small change of the code that a test should notice. */
export interface Mutant {
  id: number;
  /** From the repository's root. */
  path: string;
  line: number;
  /** What stands there, and what would stand there instead; one line each, shortened. */
  before: string;
  after: string;
}

/** What the code calls to find out whether a mutant is switched on. */
export const switchName = '__mutant__';

/** A part of the code with its replacements. */
interface Site {
  start: number;
  end: number;
  form: 'expression' | 'statement' | 'block';
  choices: { id: number; text: string }[];
}

/**
 * The code with all its mutants in it, each behind a switch: `a < b` becomes `(__mutant__(7) ? (a <= b) : (a < b))`.
 * So it is loaded once for all of them.
 */
export function mutate(
  path: string,
  text: string,
  firstId = 0,
): { code: string; mutants: Mutant[] } {
  const mutants: Mutant[] = [];
  const sites: Site[] = [];
  const visit = (node: Syntax, parents: readonly Syntax[]) => {
    const found = findAlternatives(node, parents, text);
    if (found) {
      const choices = found.texts.map((after) => {
        const id = firstId + mutants.length;
        const before = shorten(text.slice(node.start, node.end));
        mutants.push({ id, path, line: lineAt(text, node.start), before, after: shorten(after) });
        return { id, text: after };
      });
      if (choices.length > 0) {
        sites.push({ start: node.start, end: node.end, form: found.form, choices });
      }
    }
    for (const child of childrenOf(node)) visit(child, [node, ...parents]);
  };
  visit(parseSync(path, text).program as unknown as Syntax, []);
  // A site that starts with another one and ends after it contains that.
  sites.sort((a, b) => a.start - b.start || b.end - a.end);
  return { code: render(text, sites), mutants };
}

function render(text: string, sites: readonly Site[]): string {
  let next = 0;
  const renderRange = (start: number, end: number): string => {
    let code = '';
    let from = start;
    for (let site = sites[next]; site && site.start < end; site = sites[next]) {
      next += 1;
      code += text.slice(from, site.start);
      code += wrap(site, renderRange(site.start, site.end));
      from = site.end;
    }
    return code + text.slice(from, end);
  };
  return renderRange(0, text.length);
}

function wrap({ form, choices }: Site, original: string): string {
  if (form === 'expression') {
    const changed = choices.map(({ id, text }) => `${switchName}(${id})?(${text}):`).join('');
    return `(${changed}(${original}))`;
  }
  // Both are taken out as a whole.
  const isOn = choices.map(({ id }) => `${switchName}(${id})`).join('||');
  return form === 'block' ? `{if(${isOn}){}else${original}}` : `{if(!(${isOn})){${original}}}`;
}

function childrenOf(node: Syntax): Syntax[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Syntax => isSyntax(value) && !isTypeOnly(value));
}
const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const lineAt = (text: string, start: number) => text.slice(0, start).split('\n').length;

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};
