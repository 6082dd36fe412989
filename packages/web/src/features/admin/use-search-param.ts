import { useSearchParams } from '../../platform/search-params.ts';

/** One of a few values, kept in the address; the usual one leaves the parameter out. */
export function useSearchParamChoice<Value extends string>(
  key: string,
  choices: readonly Value[],
  usual: NoInfer<Value>,
): [Value, (next: Value) => void] {
  const [asked, set] = useSearchParam(key);
  const chosen = choices.find((choice) => choice === asked) ?? usual;
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
