/** A node of the syntax tree. The tree's own types would need a cast for every field. */
export interface Syntax {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Alternatives {
  form: 'expression' | 'statement' | 'block';
  /** What may stand instead; '' for nothing at all. */
  texts: string[];
}

const operators: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '++': ['--'],
  '--': ['++'],
};
const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==']);

const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
  findLast: 'find',
};
/** `list.filter(f)` becomes `list`. */
const removable = new Set(
  ['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'normalize'].concat([
    'replace',
    'replaceAll',
    'padStart',
    'map',
    'concat',
    'trimEnd',
    'trimStart',
  ]),
);

const typedExpressions = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);
export const isTypeOnly = ({ type }: Syntax) =>
  type.startsWith('TS') && !typedExpressions.has(type);

/** How the node can be changed, or undefined. The nearest parent comes first. */
export function findAlternatives(
  node: Syntax,
  parents: readonly Syntax[],
  source: string,
): Alternatives | undefined {
  const parent = parents[0];
  if (!parent || isLeftAlone(node, parents)) return undefined;
  const statement = statementAlternatives(node, parent);
  if (statement) return statement;
  const texts = expressionAlternatives(node, parents, source);
  const isBody = parent.type === 'ArrowFunctionExpression' && parent.body === node;
  if (isBody && /^(?:Call|Await|Member|Conditional)/.test(node.type)) texts.push('undefined');
  const isTested = parent.test === node && parent.type !== 'SwitchCase';
  const isLoop = /^(?:For|While|DoWhile)/.test(parent.type);
  if (isTested) texts.push('false', ...(isLoop ? [] : ['true']));
  return texts.length > 0 ? { form: 'expression', texts } : undefined;
}

function statementAlternatives(node: Syntax, parent: Syntax): Alternatives | undefined {
  const isCall = node.type === 'ExpressionStatement' && typeOf(node.expression) !== 'Super';
  if (isCall || node.type === 'ThrowStatement') {
    const callee = (node.expression as Syntax | undefined)?.callee;
    return typeOf(callee) === 'Super' || node.directive
      ? undefined
      : { form: 'statement', texts: [''] };
  }
  const isBody = node.type === 'BlockStatement' && /Function/.test(parent.type);
  const statements = isBody ? (node.body as Syntax[]) : [];
  return statements.length > 1 || statements[0]?.type === 'ReturnStatement'
    ? { form: 'block', texts: ['{}'] }
    : undefined;
}

function expressionAlternatives(
  node: Syntax,
  parents: readonly Syntax[],
  source: string,
): string[] {
  const text = (part: unknown) => source.slice((part as Syntax).start, (part as Syntax).end);
  const { type } = node;
  const operator = String(node.operator);
  if (type === 'BinaryExpression' || type === 'LogicalExpression') {
    if (operator === '+' && [node.left, node.right].some(isText)) return [];
    const changed = (operators[operator] ?? []).map(
      (other) => `(${text(node.left)}) ${other} (${text(node.right)})`,
    );
    const isTested = parents[0]?.test === node;
    return comparisons.has(operator) && !isTested ? [...changed, 'true', 'false'] : changed;
  }
  if (type === 'AssignmentExpression') {
    const others = operators[operator] ?? [];
    return others.map((other) => `${text(node.left)} ${other} ${text(node.right)}`);
  }
  if (type === 'UpdateExpression') {
    return (operators[operator] ?? []).map((other) => text(node).replace(operator, other));
  }
  if (type === 'UnaryExpression') {
    if (operator === '!') return [text(node.argument)];
    return operator === '-' ? [`+${text(node.argument)}`] : [];
  }
  if (type === 'Literal') return literalAlternatives(node);
  if (type === 'TemplateLiteral') {
    return parents[0]?.type === 'TaggedTemplateExpression' || text(node) === '``' ? [] : ["''"];
  }
  if (type === 'ArrayExpression') return (node.elements as []).length > 0 ? ['[]'] : [];
  if (type === 'ObjectExpression') return (node.properties as []).length > 0 ? ['{}'] : [];
  if (type === 'CallExpression') return callAlternatives(node, parents, text);
  return [];
}

function literalAlternatives({ value, regex }: Syntax): string[] {
  if (regex) return regexAlternatives(regex as { pattern: string; flags: string });
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return [String(value + 1)];
  return typeof value === 'string' ? [value === '' ? "'mutant'" : "''"] : [];
}

/** Without an anchor, if that is still a regular expression. */
function regexAlternatives({ pattern, flags }: { pattern: string; flags: string }): string[] {
  const changed = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')];
  return [...new Set(changed)]
    .filter((other) => other !== pattern && other !== '')
    .map((other) => `/${other}/${flags}`);
}

function callAlternatives(
  node: Syntax,
  parents: readonly Syntax[],
  text: (part: unknown) => string,
): string[] {
  const callee = node.callee as Syntax;
  if (callee.type !== 'MemberExpression' || callee.computed || isInChain(node, parents)) return [];
  const name = text(callee.property);
  const rest = source(node, callee, text);
  const other = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return [
    ...(other ? [`${text(callee.object)}.${other}${rest}`] : []),
    ...(removable.has(name) ? [text(callee.object)] : []),
  ];
}
/** The arguments with their parentheses. */
const source = (node: Syntax, callee: Syntax, text: (part: unknown) => string) =>
  text(node).slice(callee.end - node.start);

/** In `a?.b(c).d` nothing but `c` can be put into parentheses. */
function isInChain(node: Syntax, parents: readonly Syntax[]): boolean {
  let inner = node;
  for (const parent of parents) {
    if (parent.type === 'ChainExpression') return true;
    if (parent.callee !== inner && parent.object !== inner) return false;
    inner = parent;
  }
  return false;
}

/** From so many on, the strings of a list are data and no rules. */
const dataListLength = 12;

/** Names, import paths, long lists of data, and messages of errors that only programmers read. */
function isLeftAlone(node: Syntax, [parent, grandparent]: readonly Syntax[]): boolean {
  if (!parent) return true;
  if (parent.key === node && !parent.computed) return true;
  if (parent.source === node || parent.type.startsWith('Import')) return true;
  if (parent.type.startsWith('JSX') && parent.type !== 'JSXExpressionContainer') return true;
  const { elements = [] } = parent as { elements?: unknown[] };
  if (elements.length >= dataListLength && isText(node)) return true;
  // Types are made of `[…] as const`: the compiler notices.
  const list = node.type === 'ArrayExpression' ? parent : grandparent;
  if (list?.type === 'TSAsExpression' && (node.type === 'ArrayExpression' || isText(node)))
    return true;
  if (node.type === 'ExpressionStatement') return false;
  if (parent.type === 'ExpressionStatement')
    return node.type !== 'AssignmentExpression' && node.type !== 'UpdateExpression';
  const isMessage = parent.type === 'NewExpression' || grandparent?.type === 'NewExpression';
  const created = (parent.type === 'NewExpression' ? parent : grandparent)?.callee;
  return isMessage && isText(node) && /Error$/.test(String((created as Syntax | undefined)?.name));
}

const typeOf = (node: unknown) => (node as Syntax | undefined)?.type;

const isText = (node: unknown): boolean => {
  const { type, value } = node as Syntax;
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
};
