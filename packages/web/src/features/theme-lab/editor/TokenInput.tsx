import { useState } from 'react';
import { resolveToken } from '../../../theme/token-sheet.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { cssPropertyOfKind, splitHex } from '../tokens/token-kind.ts';
import { type Picked, tokenKind, useLab } from '../use-lab.ts';
import styles from './TokenInput.module.css';

export function TokenInput({ picked }: { picked: Picked }) {
  const { tokens, change } = useLab();
  const written = tokens[picked.look].get(picked.token) ?? '';
  const resolved = resolveToken(tokens[picked.look], picked.token) ?? '';
  const kind = tokenKind(picked.token);
  // An invalid value stays in the field without being applied.
  const [nonsense, setNonsense] = useState<string>();

  function take(value: string): void {
    const makesSense = kind === undefined || CSS.supports(cssPropertyOfKind[kind], value);
    setNonsense(makesSense ? undefined : value);
    if (makesSense) change(picked, value.trim());
  }

  return (
    <div className={styles.fields}>
      {kind === 'colour' && <ColourInput value={resolved} onChange={take} />}
      {kind === 'length' && <LengthInput value={resolved} onChange={take} />}
      <TextField
        label="Value"
        value={nonsense ?? written}
        spellCheck={false}
        autoComplete="off"
        fault={nonsense === undefined ? undefined : 'CSS doesn’t understand that. Not applied.'}
        hint={written === resolved ? '' : `That is ${resolved}.`}
        onChange={(event) => take(event.target.value)}
      />
    </div>
  );
}

interface InputProps {
  value: string;
  onChange(value: string): void;
}

function ColourInput({ value, onChange }: InputProps) {
  const hex = splitHex(value);
  if (!hex) return null;
  return (
    <label className={styles.pot}>
      <VisuallyHidden>Colour</VisuallyHidden>
      <input
        type="color"
        className={styles.colour}
        value={hex.opaque}
        onChange={(event) => onChange(event.target.value + hex.alpha)}
      />
    </label>
  );
}

function LengthInput({ value, onChange }: InputProps) {
  const [, size = '0', unit = 'px'] = /^(-?[\d.]+)(\D+)$/.exec(value) ?? [];
  const isPixels = unit === 'px';
  return (
    <label className={styles.label}>
      Size
      <input
        type="range"
        className={styles.range}
        min={0}
        max={isPixels ? 96 : 8}
        step={isPixels ? 1 : 1 / 16}
        value={size}
        onChange={(event) => onChange(event.target.value + unit)}
      />
    </label>
  );
}
