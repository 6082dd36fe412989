import { useSearchParams } from '../../platform/search-params.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';

/** One of a few values, kept in the address; the usual one leaves the parameter out. */
export function useSearchParamChoice<Value extends string>(
  key: string,
  choices: readonly Value[],
  usual: NoInfer<Value>,
): [Value, (next: Value) => void] {
  const [requested, set] = useSearchParam(key);
  const chosen = choices.find((choice) => choice === requested) ?? usual;
  return [chosen, (next) => set(next === usual ? '' : next)];
}

/** A text, kept in the address; an empty one leaves the parameter out. */
export function useSearchParam(key: string): [string, (next: string) => void] {
  const [address, setAddress] = useSearchParams();
  const set = (next: string) => {
    const after = new URLSearchParams(address);
    if (next === '') after.delete(key);
    else after.set(key, next);
    setAddress(after, { replace: true });
  };
  return [address.get(key) ?? '', set];
}

/** A filter in the address: its value, and the control that changes it. The first choice is the usual one. */
export function useFilter<Value extends string>(
  key: string,
  legend: string,
  names: readonly (readonly [value: Value, name: string])[],
) {
  const choices = names.map(([value, name]) => ({ value, name }));
  const values = choices.map(({ value }) => value);
  const [chosen, choose] = useSearchParamChoice(key, values, values[0] as Value);
  const control = <Segmented legend={legend} choices={choices} chosen={chosen} onChoose={choose} />;
  return [chosen, control] as const;
}
