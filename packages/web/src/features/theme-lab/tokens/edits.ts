import {
  isDefiningRule,
  type LookVariantId,
  lookVariants,
  mapLooks,
  type Rule,
  tokenNames,
  tokensFor,
} from '../../../theme/token-sheet.ts';

export type Edits = Partial<Record<LookVariantId, Readonly<Record<string, string>>>>;

export interface Edit {
  look: LookVariantId;
  token: string;
  value: string;
}

export type TokensByLook = Record<LookVariantId, ReadonlyMap<string, string>>;

export function listEdits(edits: Edits): Edit[] {
  return lookVariants.flatMap(({ id: look }) =>
    Object.entries(edits[look] ?? {}).map(([token, value]) => ({ look, token, value })),
  );
}

export function withEdit(edits: Edits, { look, token, value }: Edit): Edits {
  return { ...edits, [look]: { ...edits[look], [token]: value } };
}

export function withoutEdit(edits: Edits, { look, token }: Omit<Edit, 'value'>): Edits {
  const { [token]: _gone, ...others } = edits[look] ?? {};
  return { ...edits, [look]: others };
}

/** The sheet with the edits applied: an edit of light also changes the looks that inherit from it. */
export function applyEdits(sheet: readonly Rule[], edits: Edits): Rule[] {
  const edited = sheet.map(({ selectors, tokens }) => ({ selectors, tokens: new Map(tokens) }));
  for (const edit of listEdits(edits))
    definingRule(edited, edit)?.tokens.set(edit.token, edit.value);
  return edited;
}

/** Each edit in the rule where it belongs. */
export function editsToCss(sheet: readonly Rule[], edits: Edits): string {
  const byRule = Map.groupBy(listEdits(edits), (edit) => definingRule(sheet, edit));
  return [...byRule]
    .map(([rule, changes]) => {
      const lines = changes.map(({ token, value }) => `  --${token}: ${value};`);
      return [`${rule?.selectors.join(',\n')} {`, ...lines, '}'].join('\n');
    })
    .join('\n\n');
}

/** Where the token is defined, or else where the look defines its own. */
function definingRule<R extends Rule>(
  sheet: readonly R[],
  { look, token }: Omit<Edit, 'value'>,
): R | undefined {
  const combination = lookVariants.find(({ id }) => id === look);
  const homes = sheet.filter((rule) => combination && isDefiningRule(rule, combination));
  return homes.findLast(({ tokens }) => tokens.has(token)) ?? homes.at(-1);
}

export function tokensByLook(sheet: readonly Rule[]): TokensByLook {
  return mapLooks((look) => tokensFor(sheet, look));
}

export function changedTokens(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    [...after]
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name, value]) => [`--${name}`, value]),
  );
}

/** Tokens that a look doesn't have must not be inherited from a look around it. */
export function unsetTokens(
  sheet: readonly Rule[],
  tokens: ReadonlyMap<string, string>,
): Record<string, string> {
  const absent = tokenNames(sheet).filter((name) => !tokens.has(name));
  return Object.fromEntries(absent.map((name) => [`--${name}`, 'initial']));
}
