import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import { useLook } from '../../theme/look.ts';
import {
  type LookVariant,
  type LookVariantId,
  lookVariants,
  resolveToken,
} from '../../theme/token-sheet.ts';
import {
  applyEdits,
  changedTokens,
  type Edits,
  type TokensByLook,
  tokensByLook,
  withEdit,
  withoutEdit,
} from './tokens/edits.ts';
import { sheet } from './tokens/sheet.ts';
import { detectTokenKind, type TokenKind } from './tokens/token-kind.ts';

export interface Picked {
  look: LookVariantId;
  token: string;
}

interface Lab {
  edits: Edits;
  tokens: TokensByLook;
  picked: Picked | undefined;
  pick(picked: Picked | undefined): void;
  change(picked: Picked, value: string): void;
  reset(picked: Picked): void;
  resetAll(): void;
  /** Applies the edits to the whole page, not only to the samples. */
  isOnPage: boolean;
  setOnPage(isOnPage: boolean): void;
}

export const originals = tokensByLook(sheet);

/** By the stylesheet's value, in the first look that has one; edits don't change it. */
export function tokenKind(token: string): TokenKind | undefined {
  for (const { id } of lookVariants) {
    const value = resolveToken(originals[id], token);
    if (value !== undefined) return detectTokenKind(token, value);
  }
  return undefined;
}

export function useLabState(): Lab {
  const [edits, setEdits] = useState<Edits>({});
  const [picked, pick] = useState<Picked>();
  const [isOnPage, setOnPage] = useState(false);
  const tokens = useMemo(() => tokensByLook(applyEdits(sheet, edits)), [edits]);
  usePageTokens(isOnPage ? tokens : originals);
  return {
    edits,
    tokens,
    picked,
    pick,
    change: (at, value) => setEdits((before) => withEdit(before, { ...at, value })),
    reset: (at) => setEdits((before) => withoutEdit(before, at)),
    resetAll: () => setEdits({}),
    isOnPage,
    setOnPage,
  };
}

/** Through element.style, which the content policy allows. */
function usePageTokens(tokens: TokensByLook): void {
  const { id } = usePageLook();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const changes = Object.entries(changedTokens(originals[id], tokens[id]));
    for (const [name, value] of changes) style.setProperty(name, value);
    return () => {
      for (const [name] of changes) style.removeProperty(name);
    };
  }, [id, tokens]);
}

export const LabContext = createContext<Lab | undefined>(undefined);

export function useLab(): Lab {
  const lab = use(LabContext);
  if (!lab) throw new Error('This belongs into the theme lab.');
  return lab;
}

export function usePageLook(): LookVariant {
  const { theme, skin } = useLook();
  return lookOf((one) => one.theme === theme && one.skin === skin);
}

export const lookNamed = (id: LookVariantId): LookVariant => lookOf((one) => one.id === id);

function lookOf(fits: (one: LookVariant) => boolean): LookVariant {
  const look = lookVariants.find(fits);
  if (!look) throw new Error('There is no such look.');
  return look;
}
